/** What this person likes, kept in this browser: sound, speed of animations, confirmations, declining by itself. */
const DEFAULTS = {
  sound: true,
  /** 1 normal, 2 quick, 0 off. */
  speed: 1,
  confirm: true,
  autoDecline: true,
  notify: false,
  palette: 'standard',
}
type Liking = typeof DEFAULTS

class Comfort {
  sound = $state(DEFAULTS.sound)
  speed = $state(DEFAULTS.speed)
  confirm = $state(DEFAULTS.confirm)
  autoDecline = $state(DEFAULTS.autoDecline)
  notify = $state(DEFAULTS.notify)
  palette = $state(DEFAULTS.palette)

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem('comfort') ?? '{}') as Partial<Liking>
      for (const [key, value] of Object.entries(kept)) {
        if (key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Liking])
          Object.assign(this, { [key]: value })
      }
    } catch {
      localStorage.removeItem('comfort')
    }
  }

  set<K extends keyof Liking>(key: K, value: Liking[K]): void {
    Object.assign(this, { [key]: value })
    const kept = Object.fromEntries(Object.keys(DEFAULTS).map((each) => [each, this[each as keyof Liking]]))
    localStorage.setItem('comfort', JSON.stringify(kept))
  }

  /** Nothing moves by itself: by choice here or by the system's setting. */
  get reduced(): boolean {
    return this.speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
  }
}

export const comfort = new Comfort()

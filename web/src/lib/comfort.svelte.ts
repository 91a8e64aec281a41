/** What this person likes, kept in this browser: sound, looks, speed of animations, confirmations, declining by itself. */
export type Theme = 'system' | 'light' | 'dark'

const DEFAULTS = {
  sound: true,
  /** From 0 to 1. */
  volume: 0.7,
  theme: 'system' as Theme,
  /** 1 normal, 2 quick, 0 off. */
  speed: 1,
  confirm: true,
  /** Also what nobody needs to think about is shown before it is done. */
  confirmAll: false,
  autoDecline: true,
  /** A hint for each decision, without asking. */
  hints: false,
  notify: false,
}
type Liking = typeof DEFAULTS

/** What of a table says whether a hint may be shown. */
interface Hinted {
  myTurn: boolean
  hintsAllowed: boolean
  info: { day: string | null } | null
}

class Comfort {
  sound = $state(DEFAULTS.sound)
  volume = $state(DEFAULTS.volume)
  theme = $state<Theme>(DEFAULTS.theme)
  speed = $state(DEFAULTS.speed)
  confirm = $state(DEFAULTS.confirm)
  confirmAll = $state(DEFAULTS.confirmAll)
  autoDecline = $state(DEFAULTS.autoDecline)
  hints = $state(DEFAULTS.hints)
  notify = $state(DEFAULTS.notify)

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
    this.dress()
  }

  /** The page wears the theme, and lies still if nothing should move. */
  dress(): void {
    document.documentElement.dataset['theme'] = this.theme
    document.documentElement.toggleAttribute('data-still', this.speed === 0)
  }

  /** Is a hint shown unasked at this table? In the game of a day it would not be one's own game any more. */
  hinted({ myTurn, hintsAllowed, info }: Hinted): boolean {
    return this.hints && myTurn && hintsAllowed && !info?.day
  }

  /** Nothing moves by itself: by choice here or by the system's setting. */
  get reduced(): boolean {
    return this.speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
  }
}

export const comfort = new Comfort()

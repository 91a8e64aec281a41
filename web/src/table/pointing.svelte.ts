/**
 * What is being spoken of: the places and seats that a line of the log, a hint or an offer names, while it is hovered,
 * focused or tapped. The board of a game marks them; nobody else needs to know how it looks.
 */
export interface Pointed {
  /** A field of the game's moves and events that is a place, such as `intersection` or `path`; `seat` for a person. */
  field: string
  value: number | string
}

class Pointing {
  at = $state.raw<readonly Pointed[]>([])
  private by: unknown = null

  /** `by` is whoever points: the same one calls `leave`. A place that is spoken of twice is marked once. */
  point(by: unknown, at: readonly Pointed[]): void {
    this.by = by
    this.at = [...new Map(at.map((each) => [`${each.field} ${each.value}`, each])).values()]
  }

  leave(by: unknown): void {
    if (this.by !== by) return
    this.by = null
    this.at = []
  }
}

export const pointing = new Pointing()

/**
 * An action: what stands here speaks of these places, while it is hovered or focused, and after a tap until the next one
 * elsewhere.
 */
export function pointsAt(node: HTMLElement, at: readonly Pointed[]): { update: (at: readonly Pointed[]) => void } {
  let now = at
  const point = (): void => {
    if (now.length) pointing.point(node, now)
  }
  // Later: the focus may leave because this is being removed, and nothing may change then.
  const leave = (): void => queueMicrotask(() => pointing.leave(node))
  function tap(): void {
    point()
    const elsewhere = (event: PointerEvent): void => {
      if (node.contains(event.target as Node)) return
      leave()
      document.removeEventListener('pointerdown', elsewhere)
    }
    document.addEventListener('pointerdown', elsewhere)
  }
  const byMouse = (work: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') work()
  }
  $effect(() => {
    const listeners: [string, (event: never) => void][] = [
      ['pointerenter', byMouse(point)],
      ['pointerleave', byMouse(leave)],
      ['focusin', point],
      ['focusout', leave],
      ['click', tap],
    ]
    for (const [type, work] of listeners) node.addEventListener(type, work as EventListener)
    return () => {
      leave()
      for (const [type, work] of listeners) node.removeEventListener(type, work as EventListener)
    }
  })
  return {
    update(at) {
      now = at
    },
  }
}

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

  /** `by` is whoever points: the same one calls `leave`. */
  point(by: unknown, at: readonly Pointed[]): void {
    this.by = by
    this.at = at
  }

  leave(by: unknown): void {
    if (this.by !== by) return
    this.by = null
    this.at = []
  }
}

export const pointing = new Pointing()

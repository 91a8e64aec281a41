/** Who has built at the corners of a hex, by what the view shows. */
import type { Scene, WatchView } from '../shapes'

export function standingAt(scene: Scene, view: WatchView, hex: number): number[] {
  const corners = new Set(
    scene.intersections.filter((each) => each.hexes.includes(hex)).map((each) => each.intersection),
  )
  const { settlements, keeps } = view.board
  return settlements.flatMap((built, seat) =>
    [...built, ...(keeps[seat] ?? [])].some((corner) => corners.has(corner)) ? [seat] : [],
  )
}

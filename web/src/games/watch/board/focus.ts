/** Where the focus goes when the place that had it can no longer be chosen. */
import type { Target } from '../shapes'
import { whereIs, type Layout } from './geometry'

const find = (board: Element, selector: string): SVGElement | null => board.querySelector<SVGElement>(selector)

/**
 * After `picked`: to the nearest of `targets`, or while there are none to the place itself. Says whether this is over:
 * the next targets have come, or the person is somewhere else by now.
 */
export function moveFocus(board: HTMLElement, layout: Layout, picked: Target, targets: readonly Target[]): boolean {
  const place = find(board, `.places [data-place="${picked.place}"][data-ref="${picked.ref}"]`)
  const here = document.activeElement
  if (here?.getAttribute('data-target') === picked.id) return false // still there
  if (here !== null && here !== document.body && here !== place) return true
  const at = whereIs(layout, picked.place, picked.ref)
  const far = (target: Target): number => {
    const point = whereIs(layout, target.place, target.ref)
    return at && point ? Math.hypot(point.x - at.x, point.y - at.y) : Infinity
  }
  const [nearest] = [...targets].sort((a, b) => far(a) - far(b))
  const next = nearest ? find(board, `[data-target="${CSS.escape(nearest.id)}"]`) : place
  next?.focus()
  return nearest !== undefined
}

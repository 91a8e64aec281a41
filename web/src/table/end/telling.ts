/** What the coach says of a moment, in sentences: on the end screen and at the position itself. */
import { words } from '../../lib/words.svelte'
import type { Entry, Said } from './coach'

export const percent = (value: number): string => words.t('web-percent', { value: words.number(100 * value, 0) })

/** In which turn it was, and whether chance made it. */
export function placeOf({ turn, chance }: Entry): string {
  const place = turn === 0 ? words.t('web-replay-setup') : words.t('web-replay-turn', { turn })
  return chance ? `${place} · ${words.t('web-coach-by-chance')}` : place
}

export const didOf = (entry: Entry, names: readonly string[]): string => say(entry.did, names)

/** What somebody should know about it. */
export function noteOf({ kind, by, other, changes }: Entry, names: readonly string[]): string {
  if (kind === 'turning')
    return changes
      .map(({ seat, from, to }) =>
        words.t('web-coach-change', { who: names[seat] ?? '', from: percent(from), to: percent(to) }),
      )
      .join(' · ')
  const better = other ? say(other, names) : ''
  if (kind === 'mistake') return words.t('web-coach-better', { cost: percent(by), better })
  return other
    ? words.t('web-coach-found-than', { gain: percent(by), obvious: better })
    : words.t('web-coach-found', { gain: percent(by) })
}

function say({ events, kind, seat }: Said, names: readonly string[]): string {
  const told = events.map((event) => words.event(event, [...names]))
  if (kind) told.unshift(words.t('web-coach-chose', { who: names[seat] ?? '', move: words.kind(kind) }))
  return told.join(' ')
}

/** What of the others' turns is worth telling: what was built and played, what I gained and lost, and the Wall. */
import type { EventShape } from '../../lib/wire'

/** Told of everybody. */
const ALL = new Set(
  (
    'settlement keep road guard play deal steal taken tormund longest_road strongest_patrol guard_lost guard_moved ' +
    'breach wall_holds giant cross sent_back victory overrun'
  ).split(' '),
)
/** Told of me alone. */
const MINE = new Set('produce gain discard winter mormont_returned mormont_asked'.split(' '))

export const recap = <Entry extends EventShape>(events: readonly Entry[], me: number): Entry[] =>
  events.filter(
    ({ name, seat, args }) =>
      ALL.has(name) || (MINE.has(name) && (seat === me || [args['source'], args['target']].includes(`hand:${me}`))),
  )

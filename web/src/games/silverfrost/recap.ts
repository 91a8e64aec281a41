/** What of the others' turns is worth telling, and which things of the table it is about. Claw tells his own turns. */
import type { EventLike } from '../../lib/catalogue'
import type { EventShape } from '../../lib/wire'
import type { Pointed } from '../../table/pointing.svelte'
import * as things from './things'

/** Told of everybody. */
const ALL = new Set('place visit play complete use_giant season freezing_cold remove recall move pass'.split(' '))
/** Told where it happens to me. */
const MINE = new Set('take give give_cards draw discard city_snow put_snow chimney full_hand clear_card'.split(' '))

export const recap = <Entry extends EventShape>(events: readonly Entry[], me: number): Entry[] =>
  events.filter(
    ({ name, seat, args }) =>
      (ALL.has(name) && seat !== me) || (MINE.has(name) && (seat === me || [args['to'], args['owner']].includes(me))),
  )

/** Where a played card lay, as long as it can still be seen there. */
const CARD: Record<string, (card: string) => string> = { hand: things.hand, valley: things.valley }

/** Things as the board names them. */
export function placesOf({ name, seat, args }: EventLike): Pointed[] {
  const key =
    typeof args['place'] === 'string'
      ? things.place(args['place'])
      : name === 'complete'
        ? things.quest(String(args['quest']))
        : name === 'visit' || name === 'clear_card'
          ? things.city(Number(args['owner'] ?? seat), Number(args['slot']))
          : name === 'city_snow'
            ? things.city(Number(seat), Number(args['slot']))
            : name === 'use_giant'
              ? things.giant(String(args['giant']))
              : name === 'play'
                ? (CARD[String(args['from'])]?.(String(args['card'])) ?? null)
                : null
  return key === null ? [] : [{ field: 'thing', value: key }]
}

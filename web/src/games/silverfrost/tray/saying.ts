/** A move in words where the question that it answers is not beside it, and the thing it is about. */
import { capital, words } from '../../../lib/words.svelte'
import type { Pointed } from '../../../table/pointing.svelte'
import type { Move } from '../../../table/store.svelte'
import type { Desk } from '../desk.svelte'
import { thingOf } from '../things'
import { splitOptions } from './deciding'
import { labelOf } from './labels'

/** Decisions whose answers are things that have snow or get it. */
const SNOWY: Record<string, string> = {
  clear_where: 'web-silver-said-clear',
  snow_where: 'web-silver-said-snow',
  city_snow: 'web-silver-said-snow',
}

/** The parts of the text that offers a choice; none where they cannot be told apart. */
export function optionsOf(desk: Desk): string[] {
  const source = desk.view.decision?.source
  const entry = source === undefined ? undefined : (desk.cards.get(source) ?? desk.giants.get(source))
  return splitOptions(desk.text(entry?.text), words.t('web-silver-tray-or'))
}

export function saidOf(desk: Desk, move: Move): string {
  const { kind } = move
  const { decision } = desk.view
  const thing = thingOf(move, desk.mine ?? -1)
  const snowy = SNOWY[decision?.kind ?? '']
  if (snowy && thing !== null && ['at', 'above', 'on'].includes(kind))
    return words.t(snowy, { what: labelOf(desk, thing).title })
  if ((kind === 'yes' || kind === 'no') && decision?.source !== undefined)
    return words.t('web-silver-said-effect', {
      answer: capital(words.kind(kind)),
      card: words.name(desk.giants.has(decision.source) ? 'giant' : 'card', decision.source),
    })
  const option = kind === 'option' ? optionsOf(desk)[move['option'] as number] : undefined
  return capital(option ?? desk.sentence(move))
}

export function whereOf(desk: Desk, move: Move): Pointed[] {
  const thing = thingOf(move, desk.mine ?? -1)
  return thing === null ? [] : [{ field: 'thing', value: thing }]
}

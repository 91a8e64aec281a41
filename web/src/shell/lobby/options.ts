/** The options of a table that there is something to choose about. */
import type { GameShape, OptionShape } from '../../lib/wire'
import { applies } from '../start/offers'

export type Values = Record<string, string | number | boolean>

/** A server has card sets of its own beside those that the game's option names. */
export const optionsOf = (game: GameShape | null, rules: string, seats: number): OptionShape[] =>
  (game?.options[rules] ?? [])
    .filter((option) => applies(option, seats))
    .map((option) => (option.key === 'set' ? { ...option, values: game?.sets ?? [] } : option))
    .filter((option) => option.type === 'file' || option.values.length > 1)

/** The chosen value as words speak of it: a text that is none of the option's values is a file of the table's own. */
export function wordOf(option: OptionShape, values: Values): string {
  const value = String(values[option.key] ?? option.default)
  return option.type === 'file' && !option.values.includes(value) ? 'own' : value
}

/** The values with one changed; what is usual is not said. */
export function withValue(option: OptionShape, values: Values, text: string): Values {
  const found = option.type === 'file' ? text : (option.values.find((each) => String(each) === text) ?? Number(text))
  const others = Object.fromEntries(Object.entries(values).filter(([key]) => key !== option.key))
  return found === option.default || found === '' ? others : { ...others, [option.key]: found }
}

/** The values of options that this table has. */
export const fitting = (options: OptionShape[], values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => options.some((option) => option.key === key)))

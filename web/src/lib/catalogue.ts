/**
 * Codes and arguments into sentences, with the same Fluent files and the same variables as every other client (the
 * docstring of src/frostwall/words/catalogue.py says what they are). What an argument stands for comes from each game's
 * wording.py, exported to wording.ts. Where this client has no words for a game, its identifiers are shown.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { factOf, plain } from './facts'
import { WORDING, type Wording } from './wording'

export const SPECTATOR = -2
export const NOBODY = -1
const FALLBACK = 'en'
/** What the arguments stand for outside of games, and in a game that this client does not know. */
const PLAIN: Wording = {
  seat: ['seat'],
  seats: ['seats', 'winners'],
  named: { decision: 'phase' },
  nobody: 'seat-nobody',
  zones: [],
  secret: null,
  of_set: {},
  numbered: [],
  from_zero: [],
  optional: [],
  owners: [],
}
/** Refusals whose numbers are no seats: of a seat that does not exist, of how many may play, of lines of the record. */
const PLAIN_SEATS = new Set(['NO_SUCH_SEAT', 'BAD_PLAYER_COUNT', 'UNDO_REFUSED', 'UNDO_NEEDS_CONSENT'])

export type Facts = Record<string, unknown>
export type Variables = Record<string, string | number>
export interface EventLike {
  name: string
  seat: number
  args: Facts
  rule: string
}
export interface RefusalLike {
  code: string
  rule: string
  args: Facts
  needs: Facts
}
/** What speaks for a move, as the server sends it. */
export interface ReasonLike {
  key: string
  args: Facts
}
/** The names that a scene brings along: by what is named (`card`), then by id, then by language. */
export type SetNames = Record<string, Record<string, Record<string, string>>>
/** What people call the place that an argument stands for; null where it is none. */
export type PlaceNames = (
  text: (key: string, variables?: Variables) => string,
  argument: string,
  value: unknown,
) => string | null

export function makeBundle(lang: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

export class Catalogue {
  private readonly wording: Wording
  private readonly bundles: FluentBundle[]
  private readonly langs: string[]
  /** Are the words of this game here? */
  private readonly known: boolean

  /** An empty `game` gives the words outside of games. */
  constructor(
    readonly lang: string,
    readonly game: string,
    private readonly all: Record<string, FluentBundle>,
    readonly setNames: SetNames | null = null,
    private readonly placeNames: PlaceNames | null = null,
  ) {
    this.wording = WORDING[game] ?? PLAIN
    this.known = game === '' || game in WORDING
    this.langs = lang === FALLBACK ? [lang] : [lang, FALLBACK]
    this.bundles = this.langs.flatMap((each) => all[each] ?? [])
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key))
  }

  /** The message of a key. A key nobody has is shown as itself: tests look for those, a player must not lose a page. */
  text(key: string, variables: Variables = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value
      if (pattern) {
        const given: Record<string, FluentVariable> = {}
        for (const [name, value] of Object.entries(variables)) {
          given[name] = typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : printable(value)
        }
        return bundle.formatPattern(pattern, given, [])
      }
    }
    return key
  }

  private english(): Catalogue {
    return new Catalogue(FALLBACK, this.game, this.all, this.setNames, this.placeNames)
  }

  /** Does this language have the sentence? If not, its words must be English too, not only the frame. */
  private speaks(key: string): boolean {
    return this.lang === FALLBACK || (this.all[this.lang]?.hasMessage(key) ?? false)
  }

  // --- words ---

  private called(prefix: string, name: string): string {
    const key = keyOf(prefix, name)
    return this.known || this.has(key) ? this.text(key) : plain(name)
  }
  term(name: string): string {
    return this.called('term', name)
  }
  phase(name: string): string {
    return this.called('phase', name)
  }
  kind(name: string): string {
    return this.called('kind', name)
  }
  source(name: string): string {
    return this.called('source', name)
  }
  ending(name: string): string {
    return this.called('ending', name)
  }

  /** The name of something that the scene brings along. */
  name(what: string, word: string): string {
    const known = this.setNames?.[what]?.[word] ?? {}
    for (const lang of this.langs) {
      const found = known[lang]
      if (found !== undefined) return found
    }
    return readable(word)
  }

  join(items: string[], word = 'and'): string {
    if (items.length < 2) return items.join('')
    let joined = items[0] as string
    for (const item of items.slice(1, -1)) joined = this.text('list-comma', { list: joined, last: item })
    return this.text(keyOf('list', word), { list: joined, last: items[items.length - 1] as string })
  }

  cards(counts: Record<string, number>): string {
    const held = Object.entries(counts).filter(([, n]) => n)
    const texts = held.map(([name, n]) =>
      this.known
        ? this.text(keyOf('cards', name), { count: n })
        : this.text('web-generic-counted', { name: plain(name), count: n }),
    )
    return texts.length ? this.join(texts) : this.text('cards-none')
  }

  named(counts: Record<string, number>, what = 'card'): string {
    const key = keyOf(`${what}s`, 'named')
    const held = Object.entries(counts).filter(([, n]) => n)
    const texts = held.map(([word, n]) => this.text(key, { name: this.name(what, word), count: n }))
    return texts.length ? this.join(texts) : this.text('cards-none')
  }

  seat(seat: number, names: string[]): string {
    if (seat === NOBODY) return this.text(this.wording.nobody)
    return names[seat] ?? this.text('seat-number', { number: seat })
  }

  // --- sentences ---

  /** What happened, as the viewer reads it. */
  event(event: EventLike, names: string[] = [], viewer = SPECTATOR): string {
    const key = keyOf('event', event.name)
    if (!this.known) return this.plainEvent(event, names)
    if (!this.speaks(key)) return this.english().event(event, names, viewer)
    const args: Facts = { seat: event.seat }
    for (const [name, value] of Object.entries(event.args)) if (!this.wording.zones.includes(name)) args[name] = value
    const variables = this.variables(event.name, args, names, viewer)
    for (const [name, value] of Object.entries(args)) {
      const place = this.placeNames?.((key, given) => this.text(key, given), name, value) ?? null
      if (place !== null) Object.assign(variables, { [name]: place, named: 'yes' })
    }
    variables['rule'] = event.rule
    const secret = Object.entries(args).some(([name, value]) => value === null && this.isSecret(name))
    variables['masked'] = secret ? 'yes' : 'no'
    return this.text(key, variables)
  }

  /** What happened in a game without words: who, what, and the facts by their names. */
  private plainEvent(event: EventLike, names: string[]): string {
    const facts = Object.entries(event.args).filter(([, value]) => value !== null)
    return this.text('web-generic-event', {
      who: event.seat === NOBODY ? 'none' : this.seat(event.seat, names),
      what: plain(event.name),
      facts: facts.map(([name, value]) => factOf(this, name, value, names)).join(', ') || 'none',
    })
  }

  /** Why something is not accepted and what it would need. The rule is not in the text: clients link it. */
  refusal(refusal: RefusalLike, names: string[] = [], viewer = SPECTATOR): string {
    const key = keyOf('refusal', refusal.code)
    if (!this.has(key)) return this.text('table-refused-other', { code: refusal.code })
    return this.refused(key, refusal, names, viewer)
  }

  /**
   * The same for somebody who clicks: without notation and the numbers of places (`web-why-...` where the refusal has them).
   * Empty where it is about a text that nobody typed.
   */
  why(refusal: RefusalLike, names: string[] = [], viewer = SPECTATOR): string {
    if (refusal.code === 'UNKNOWN_TEXT') return ''
    const key = keyOf('web-why', refusal.code)
    return this.has(key) ? this.refused(key, refusal, names, viewer) : this.refusal(refusal, names, viewer)
  }

  private refused(key: string, refusal: RefusalLike, names: string[], viewer: number): string {
    if (!this.speaks(key)) return this.english().refused(key, refusal, names, viewer)
    const plain = PLAIN_SEATS.has(refusal.code)
    const variables = this.variables(refusal.code, refusal.args, names, viewer, 'and', plain)
    const needs = this.variables(refusal.code, refusal.needs, names, viewer, 'or', plain)
    for (const [name, value] of Object.entries(needs)) variables[`needs-${name}`] = value
    for (const name of this.wording.optional) variables[name] ??= 'none'
    if (refusal.code === 'UNKNOWN_TEXT' && variables['reason'] === 'missing_argument') {
      const argument = keyOf('argument', String(variables['word']))
      if (this.has(argument)) variables['word'] = this.text(argument)
    }
    variables['rule'] = refusal.rule
    variables['bare'] = Object.keys(refusal.args).length || Object.keys(refusal.needs).length ? 'no' : 'yes'
    return this.text(key, variables)
  }

  /**
   * What a move does, for a list to choose from; null where nothing is known but its text. `more` are variables that the
   * game adds, in the words of the catalogue that says the sentence.
   */
  move(
    fields: Facts,
    names: string[] = [],
    viewer = SPECTATOR,
    more: (catalogue: Catalogue) => Variables = () => ({}),
  ): string | null {
    const kind = String(fields['kind'])
    const key = keyOf('move', kind)
    if (!this.has(key)) return this.known ? this.kind(kind) : null
    if (!this.speaks(key)) return this.english().move(fields, names, viewer, more)
    const args: Facts = {}
    for (const [name, value] of Object.entries(fields)) {
      const several = name === 'cards' || this.thing(`move ${kind}`, name) !== ''
      args[name] = several && Array.isArray(value) ? counted(value as string[]) : value
    }
    // In a solo game seat 1 is the opponent who has no seat.
    const people = names.length === 1 ? [...names, this.text(this.wording.nobody)] : names
    return this.text(key, { ...this.variables(`move ${kind}`, args, people, viewer), ...more(this) })
  }

  /** What speaks for a move. */
  reason(reason: ReasonLike, names: string[] = [], viewer = SPECTATOR): string {
    const key = keyOf('web-reason', reason.key)
    if (!this.speaks(key)) return this.english().reason(reason, names, viewer)
    return this.text(key, this.variables(`reason ${reason.key}`, reason.args, names, viewer))
  }

  /** What a table should know about its set-up, as a scene's `notes` say it. */
  note(note: Facts): string {
    const { note: name, ...args } = note
    return this.text(keyOf('note', String(name)), this.variables(String(name), args, [], SPECTATOR))
  }

  // --- arguments to variables ---

  private variables(
    sentence: string,
    args: Facts,
    names: string[],
    viewer: number,
    word = 'and',
    plainSeats = false,
  ): Variables {
    const found: Variables = { you: 'none', nobody: 'none', named: 'no' }
    const wording = this.wording
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) {
        const seats = wording.seats.includes(name) && !plainSeats
        const items = value.map((item: unknown) =>
          seats ? this.oneOf(item, names, viewer) : this.word(sentence, name, item),
        )
        found[name] = this.join(items, word)
        found[`${name}-count`] = items.length
        if (seats && value.includes(viewer)) found['you'] = name
      } else if (value === null || value === undefined) {
        found[name] = this.isSecret(name) ? this.hidden(sentence, args) : 'none'
      } else if (typeof value === 'object') {
        this.bag(found, sentence, name, value as Record<string, number>)
      } else if (wording.seat.includes(name) && typeof value === 'number' && !plainSeats) {
        found[name] = this.seat(value, names)
        if (value === viewer) found['you'] = name
        else if (value === NOBODY) found['nobody'] = name
      } else if (typeof value === 'number') {
        found[name] = this.fromZero(sentence, name) ? value + 1 : value
      } else {
        found[name] = this.word(sentence, name, value)
      }
    }
    if (wording.owners.length) {
      const owners = wording.owners.filter((name) => name in args).map((name) => args[name])
      found['own'] = owners.includes(args['seat']) ? 'yes' : 'no'
      if (args['seat'] === viewer) found['you'] = 'seat'
    }
    if ('min' in args && 'max' in args) found['exact'] = args['min'] === args['max'] ? 'yes' : 'no'
    return found
  }

  private bag(found: Variables, sentence: string, name: string, counts: Record<string, number>): void {
    const thing = this.thing(sentence, name)
    if (thing) {
      found[name] = this.named(counts, thing)
    } else {
      const { less = 0, ...cards } = counts
      found[name] = this.cards(cards)
      found[`${name}-less`] = less
    }
    found[`${name}-count`] = Object.values(counts).reduce((sum, n) => sum + n, 0)
  }

  private oneOf(seat: unknown, names: string[], viewer: number): string {
    if (seat === viewer) return this.text('seat-to-you')
    return typeof seat === 'number' ? this.seat(seat, names) : String(seat)
  }

  private word(sentence: string, name: string, value: unknown): string {
    const wording = this.wording
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    const text = String(value)
    if (!text && wording.optional.includes(name)) return 'none'
    const thing = this.thing(sentence, name)
    if (thing) {
      const area = keyOf('term', 'area', text)
      const known = this.setNames?.[thing]?.[text] !== undefined
      return !known && thing === 'place' && this.has(area) ? this.text(area) : this.name(thing, text)
    }
    if (wording.numbered.includes(name)) return numberIn(text)
    const prefix = wording.named[name]
    return prefix === undefined ? text : this.text(keyOf(prefix, text))
  }

  private hidden(sentence: string, args: Facts): string {
    const count = 'count' in args ? args['count'] : args['total']
    const key = keyOf(`${this.thing(sentence, 'cards') || 'card'}s`, 'hidden')
    return this.text(key, { count: typeof count === 'number' ? count : 1 })
  }

  /** What of the set an argument names, or nothing. */
  private thing(sentence: string, name: string): string {
    return this.wording.of_set[`${sentence}/${name}`] ?? this.wording.of_set[`/${name}`] ?? ''
  }

  private isSecret(name: string): boolean {
    return this.wording.secret === null || this.wording.secret.includes(name)
  }

  private fromZero(sentence: string, name: string): boolean {
    return this.wording.from_zero.includes(`${sentence}/${name}`) || this.wording.from_zero.includes(`/${name}`)
  }
}

/** `refusal`, `NOT_YOUR_TURN` -> `refusal-not-your-turn`; `clear.onPass` -> `clear-on-pass`. */
export function keyOf(...parts: string[]): string {
  return parts
    .join('-')
    .replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[._]/g, '-')
    .toLowerCase()
}

/** An identifier that has no name: `old_barn` as "Old Barn". */
export function readable(word: string): string {
  return word
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}

/** Names and words may be other people's text: signs that could turn a line around or hide something are replaced. */
function printable(text: string): string {
  return text.replace(/(?! )[\p{C}\p{Z}]/gu, '\uFFFD')
}

function numberIn(word: string): string {
  const found = /(\d+)$/.exec(word)
  return found ? String(Number(found[1])) : readable(word)
}

function counted(words: string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const word of words) found[word] = (found[word] ?? 0) + 1
  return found
}

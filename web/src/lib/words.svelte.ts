/** The language of this client: catalogues are fetched when they are first needed, English always with them. */
import type { FluentBundle } from '@fluent/bundle'
import {
  Catalogue,
  keyOf,
  makeBundle,
  readable,
  SPECTATOR,
  type EventLike,
  type Facts,
  type PlaceNames,
  type ReasonLike,
  type RefusalLike,
  type SetNames,
  type Variables,
} from './catalogue'
import { factOf, plain, valueOf } from './facts'
import type { Level } from './wire'
import { LANGUAGES } from './wording'

export type Lang = keyof typeof LANGUAGES

/** The value of an option as a key names it; a document is a file of the table's own. */
const valueWord = (value: unknown): string => (typeof value === 'object' && value !== null ? 'own' : String(value))

const SHARED = ['core', 'table', 'web']
const OF_GAME = ['game', 'web']
const files = import.meta.glob<string>(
  [
    '../../../src/frostwall/words/*/{core,table,web,learn}.ftl',
    '../../../src/frostwall/games/*/messages/*/{start,game,web,learn}.ftl',
  ],
  { query: '?raw', import: 'default' },
)

/** What every page needs, what the start page says of all games, and the words of some games. */
async function load(lang: string, games: string[], more: string[]): Promise<FluentBundle> {
  const wanted = [...SHARED, ...more].map((part) => `words/${lang}/${part}.ftl`)
  for (const game of games)
    wanted.push(...[...OF_GAME, ...more].map((part) => `games/${game}/messages/${lang}/${part}.ftl`))
  const paths = Object.keys(files).filter(
    (path) =>
      path.endsWith(`/messages/${lang}/start.ftl`) || wanted.some((each) => path.endsWith(`/frostwall/${each}`)),
  )
  return makeBundle(lang, await Promise.all(paths.map((path) => (files[path] as () => Promise<string>)())))
}

interface Wanted {
  game: string
  names: SetNames | null
  more: string[]
  beside: string[]
  places: PlaceNames | null
}

class Words {
  lang = $state<Lang>(preferred())
  ready = $state(false)
  /** The game whose words are here; empty before any was opened. */
  game = $state('')
  /** All games whose words are here. */
  games = $state.raw<string[]>([])
  private catalogue = $state.raw<Catalogue | null>(null)
  private wanted: Wanted = { game: '', names: null, more: [], beside: [], places: null }
  private loaded: { what: string; bundles: Record<string, FluentBundle> } | null = null
  private opened = 0

  /**
   * Open the words of a game in the chosen language, with what its scene calls things and places; `more` are files that only
   * some pages need, `beside` games that are drawn beside each other.
   */
  async open(
    game: string = this.wanted.game,
    names: SetNames | null = this.wanted.names,
    more: string[] = this.wanted.more,
    beside: string[] = game === this.wanted.game ? this.wanted.beside : [],
    places: PlaceNames | null = game === this.wanted.game ? this.wanted.places : null,
  ): Promise<void> {
    this.wanted = { game, names, more, beside, places }
    const lang = this.lang
    const turn = ++this.opened
    const langs = lang === 'en' ? ['en'] : [lang, 'en']
    const games = game ? [game, ...beside] : beside
    const what = [lang, ...games, ...more].join(' ')
    if (this.loaded?.what !== what) {
      const bundles = await Promise.all(langs.map(async (each) => [each, await load(each, games, more)] as const))
      // Two games or two languages may be on their way: the last one asked for counts.
      if (turn !== this.opened) return
      this.loaded = { what, bundles: Object.fromEntries(bundles) }
    }
    this.catalogue = new Catalogue(lang, game, this.loaded.bundles, names, places)
    this.game = game
    this.games = games
    document.documentElement.lang = lang
    this.ready = true
  }

  /** Kept in a cookie, so that the pages without script know it, too. */
  async choose(lang: Lang): Promise<void> {
    this.lang = lang
    localStorage.setItem('lang', lang)
    document.cookie = `frostwall_lang=${lang}; path=/; max-age=31536000; samesite=lax`
    await this.open()
  }

  private get c(): Catalogue {
    if (this.catalogue === null) throw new Error('the words are not open yet')
    return this.catalogue
  }
  t = (key: string, variables: Variables = {}): string => this.catalogue?.text(key, variables) ?? ''
  has = (key: string): boolean => this.catalogue?.has(key) ?? false
  term = (name: string): string => this.c.term(name)
  note = (note: Facts): string => this.c.note(note)
  kind = (name: string): string => this.c.kind(name)
  phase = (name: string): string => this.c.phase(name)
  source = (name: string): string => this.c.source(name)
  ending = (name: string): string => this.c.ending(name)
  cards = (counts: Record<string, number>): string => this.c.cards(counts)
  join = (items: string[], word = 'and'): string => this.c.join(items, word)
  name = (what: string, word: string): string => this.c.name(what, word)
  event = (event: EventLike, names: string[], viewer = SPECTATOR): string => this.c.event(event, names, viewer)
  refusal = (no: RefusalLike, names: string[] = [], viewer = SPECTATOR): string => this.c.refusal(no, names, viewer)
  why = (no: RefusalLike, names: string[] = [], viewer = SPECTATOR): string => this.c.why(no, names, viewer)
  reason = (why: ReasonLike, names: string[] = [], viewer = SPECTATOR): string => this.c.reason(why, names, viewer)
  move = (
    fields: Facts,
    names: string[] = [],
    viewer = SPECTATOR,
    more?: (catalogue: Catalogue) => Variables,
  ): string | null => this.c.move(fields, names, viewer, more)
  fact = (name: string, value: unknown, names: string[]): string => factOf(this.c, name, value, names)
  value = (name: string, value: unknown, names: string[]): string => valueOf(this.c, name, value, names)

  /** What a game or one of its modes is called; where this client has no words for it, by its identifier. */
  title(game: string, rules: string | null = null): string {
    const key = keyOf('start', game, ...(rules === null ? [] : [rules]))
    if (this.has(key)) return this.t(key)
    return rules === null ? readable(game) : this.t('web-generic-mode', { game: readable(game), mode: plain(rules) })
  }
  /** What one of its modes is about. */
  about = (game: string, rules: string): string =>
    this.orElse(keyOf('start', game, rules, 'help'), this.t('web-generic-help'))
  /** How well a bot plays, to stand beside its name; and what it is like, for a list to choose from. */
  bot = (bot: string, level: Level | null | undefined): string =>
    this.t(this.has(keyOf('bot', bot)) ? keyOf('bot', bot) : 'bot-other', { level: level ?? 'full' })
  botKind = (game: string, bot: string): string => {
    const name = this.orElse(keyOf('character', game, bot), '')
    if (name) return this.t('bot-character', { name, level: this.bot(bot, 'full') })
    return this.orElse(keyOf('bot', 'kind', bot), readable(bot))
  }
  /** How a character plays; empty for any other bot. */
  botStyle = (game: string, bot: string): string => this.orElse(keyOf('character', game, bot, 'style'), '')
  /** An option of a game, what it changes, and one of its values. */
  option = (name: string): string => this.orElse(keyOf('option', name), plain(name))
  optionHelp = (name: string): string => this.orElse(keyOf('option', name, 'help'), '')
  optionValue = (name: string, value: unknown): string =>
    typeof value === 'boolean'
      ? this.t(value ? 'value-yes' : 'value-no')
      : this.orElse(keyOf('option', name, valueWord(value)), valueWord(value))
  /** What everybody should know about a value wherever it is chosen or shown; empty if nothing. */
  optionNote = (name: string, value: unknown): string =>
    this.orElse(keyOf('option', name, valueWord(value), 'note'), '')
  private orElse = (key: string, other: string): string => (this.has(key) ? this.t(key) : other)
  /** A span of time in its largest fitting unit. */
  time = (seconds: number): string =>
    this.t('web-time', { seconds, minutes: Math.round(seconds / 60), hours: Math.floor(seconds / 3600) })
  /** A date of the server (2026-11-16, in UTC) as people write it. */
  day = (day: string): string =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(this.lang, { dateStyle: 'long', timeZone: 'UTC' })
  number = (value: number, digits = 0): string =>
    value.toLocaleString(this.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** The person's own choice, here or on the pages without script, else the first language of the browser that is complete. */
function preferred(): Lang {
  const codes = Object.keys(LANGUAGES) as Lang[]
  const kept = /(?:^|; )frostwall_lang=(\w+)/.exec(document.cookie)?.[1] ?? localStorage.getItem('lang')
  const chosen = codes.find((each) => each === kept)
  const asked = navigator.languages.map((each) => each.split('-')[0])
  return chosen ?? asked.flatMap((each) => codes.filter((code) => code === each && LANGUAGES[code].complete))[0] ?? 'en'
}

export const words = new Words()

/** As a button says it: with a capital. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1)

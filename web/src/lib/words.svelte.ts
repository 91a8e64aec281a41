/** The language of this client: catalogues are fetched when they are first needed, English always with them. */
import type { FluentBundle } from '@fluent/bundle'
import { Catalogue, makeBundle, SPECTATOR, type EventLike, type Facts, type RefusalLike, type SetNames } from './catalogue'

export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', pl: 'Polski' } as const
export type Lang = keyof typeof LANGUAGES

const files = import.meta.glob<string>(['../../../src/frostwall/words/*/{core,table,web,learn}.ftl', '../../../src/frostwall/games/*/messages/*/{game,web,learn}.ftl'], {
  query: '?raw',
  import: 'default',
})

async function load(lang: string, game: string, more: string[]): Promise<FluentBundle> {
  const texts: string[] = []
  const own = `games/${game}/messages/${lang}`
  const shared = `words/${lang}`
  for (const name of [`${shared}/core`, `${own}/game`, `${shared}/table`, `${shared}/web`, `${own}/web`, ...more.flatMap((part) => [`${shared}/${part}`, `${own}/${part}`])]) {
    const file = Object.keys(files).find((path) => path.endsWith(`/${name}.ftl`))
    if (file) texts.push(await (files[file] as () => Promise<string>)())
  }
  return makeBundle(lang, texts)
}

class Words {
  lang = $state<Lang>(preferred())
  ready = $state(false)
  private catalogue = $state.raw<Catalogue | null>(null)
  private names: SetNames | null = null
  private game = 'watch'
  private more: string[] = []
  private opened = 0

  /** Open the catalogue of a game in the chosen language; `more` are files that only some pages need. */
  async open(game: string = this.game, names: SetNames | null = this.names, more: string[] = this.more): Promise<void> {
    this.game = game
    this.names = names
    this.more = more
    const lang = this.lang
    const turn = ++this.opened
    const langs = lang === 'en' ? ['en'] : [lang, 'en']
    const loaded = await Promise.all(langs.map(async (each) => [each, await load(each, game, more)] as const))
    // Two games or two languages may be on their way: the last one asked for counts.
    if (turn !== this.opened) return
    this.catalogue = new Catalogue(lang, game, Object.fromEntries(loaded), names)
    document.documentElement.lang = lang
    this.ready = true
  }

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
  t = (key: string, variables: Record<string, string | number> = {}): string => this.catalogue?.text(key, variables) ?? ''
  has = (key: string): boolean => this.catalogue?.has(key) ?? false
  term = (name: string): string => this.c.term(name)
  kind = (name: string): string => this.c.kind(name)
  phase = (name: string): string => this.c.phase(name)
  source = (name: string): string => this.c.source(name)
  ending = (name: string): string => this.c.ending(name)
  cards = (counts: Record<string, number>): string => this.c.cards(counts)
  join = (items: string[], word = 'and'): string => this.c.join(items, word)
  name = (what: string, word: string): string => this.c.name(what, word)
  event = (event: EventLike, names: string[], viewer = SPECTATOR): string => this.c.event(event, names, viewer)
  refusal = (no: RefusalLike, names: string[] = [], viewer = SPECTATOR): string => this.c.refusal(no, names, viewer)
  move = (fields: Facts, names: string[] = [], viewer = SPECTATOR, cities: Record<string, string> = {}): string =>
    this.c.move(fields, names, viewer, cities)
  /** A span of time in its largest fitting unit. */
  time = (seconds: number): string =>
    this.t('web-time', { seconds, minutes: Math.round(seconds / 60), hours: Math.floor(seconds / 3600) })
  number = (value: number, digits = 0): string =>
    value.toLocaleString(this.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

function preferred(): Lang {
  const wanted = [localStorage.getItem('lang') ?? '', ...navigator.languages.map((each) => each.slice(0, 2))]
  return (wanted.find((each) => each in LANGUAGES) as Lang | undefined) ?? 'en'
}

export const words = new Words()

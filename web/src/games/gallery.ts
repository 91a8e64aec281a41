/** One position of the fixtures, chosen by the address; for developers and their screenshots. */
import '../app.css'
import { words, type Lang } from '../lib/words.svelte'

type Gallery = { show: (target: HTMLElement, ask: URLSearchParams) => Promise<void> }
const galleries = import.meta.glob<Gallery>('./*/gallery.ts')

const ask = new URLSearchParams(location.search)
const lang = ask.get('lang')
if (lang) words.lang = lang as Lang
const target = document.getElementById('app')
const game = ask.get('game')
const gallery = await (game ? galleries[`./${game}/gallery.ts`] : Object.values(galleries)[0])?.()
if (target && gallery) await gallery.show(target, ask)

/** The search of the rulebook: by words, by a rule's ID, and by the name of a thing in any language. */

import type { RuleEntry } from '../../lib/wire'

const SAME: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ł: 'l' }
const SHORTEST = 3 // letters that a name of another language must begin with

/** The words of a text in one case and spelling, as the server writes the names of other languages. */
export function plainWords(text: string): string[] {
  const spelt = text.toLowerCase().replace(/[äöüßł]/g, (letter) => SAME[letter] ?? letter)
  return (
    spelt
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}_]+/gu) ?? []
  )
}

/** The entries that hold every word, or every word of a thing that another language calls by this name. */
export function search(entries: RuleEntry[], elsewhere: Record<string, string>, asked: string): RuleEntry[] {
  const wanted = plainWords(asked)
  if (!wanted.length) return entries
  const name = wanted.join(' ')
  const ways = [wanted]
  if (name.length >= SHORTEST)
    for (const [other, own] of Object.entries(elsewhere)) if (other.startsWith(name)) ways.push(plainWords(own))
  return entries.filter((entry) => {
    const text = plainWords([entry.title, entry.text, ...entry.ids, ...entry.words].join(' ')).join(' ')
    return ways.some((way) => way.every((word) => text.includes(word)))
  })
}

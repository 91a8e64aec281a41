/**
 * The chance of a finished game, checked in this browser: that the seed is the one whose fingerprint was shown before the
 * game, and that each roll follows from it. Outcome k of the dice is HMAC-SHA256 with the seed as key over
 * "words|dice|k", as a number modulo 36; a number beyond the last whole multiple is drawn again with "|1", "|2", ...
 */
export interface FairReport {
  /** Null: no commitment was published. */
  commit: boolean | null
  verified: number
  rolls: number
  /** The first roll (from 0) that does not follow from the seed. */
  differs: number | null
}

const SPACE = 1n << 256n

/** Browsers offer it on secure pages and on this computer only. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined

export async function commitmentOf(seed: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)))
}

/** The outcome of a stream, in 0 .. total - 1. */
export async function outcomeOf(
  key: CryptoKey,
  words: readonly string[],
  stream: string,
  k: number,
  total: number,
): Promise<number> {
  const parts = [...words, stream, String(k)]
  const end = SPACE - (SPACE % BigInt(total))
  let number = await numberOf(key, parts)
  for (let retry = 1; number >= end; retry++) number = await numberOf(key, [...parts, String(retry)])
  return Number(number % BigInt(total))
}

/** Without rolls (a game of cards) only the secret is checked: only the rules know which cards could come next. */
export async function checkFair(
  seed: string,
  commit: string | null,
  words: readonly string[],
  rolls: readonly (readonly [number, number])[] | null,
): Promise<FairReport> {
  const key = await keyOf(seed)
  const report: FairReport = {
    commit: commit === null ? null : (await commitmentOf(seed)) === commit,
    verified: 0,
    rolls: rolls?.length ?? 0,
    differs: null,
  }
  for (const [k, [first, second]] of (rolls ?? []).entries()) {
    const n = await outcomeOf(key, words, 'dice', k, 36)
    if (first === 1 + (n % 6) && second === 1 + Math.floor(n / 6)) report.verified += 1
    else report.differs ??= k
  }
  return report
}

export function keyOf(seed: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
}

async function numberOf(key: CryptoKey, parts: string[]): Promise<bigint> {
  return BigInt(`0x${hex(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(parts.join('|'))))}`)
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Seed, commitment and words of a record's header. */
export function chanceOf(record: string): { seed: string; commit: string | null; words: string[] } | null {
  const head = record.split('\n\n', 1)[0] ?? ''
  const read = (key: string): string | null => new RegExp(`^${key}: (.*)$`, 'm').exec(head)?.[1] ?? null
  const seed = read('seed')
  if (seed === null) return null
  try {
    return { seed, commit: read('commit'), words: JSON.parse(read('words') ?? '[]') as string[] }
  } catch {
    return null
  }
}

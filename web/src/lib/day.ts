/** A date of the server (2026-11-16, in UTC) as people write it. */
export const dayText = (day: string, lang: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' })

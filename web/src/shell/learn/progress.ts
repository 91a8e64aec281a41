/** What a person has learned already, kept in this browser. */
const keyOf = (game: string, step: string): string => `learned ${game} ${step}`

export const learned = (game: string, step: string): boolean => localStorage.getItem(keyOf(game, step)) !== null
export const learn = (game: string, step: string): void => localStorage.setItem(keyOf(game, step), '1')

/** The first step that is left, or none. */
export const nextOf = (game: string, steps: readonly string[]): string | undefined =>
  steps.find((step) => !learned(game, step))

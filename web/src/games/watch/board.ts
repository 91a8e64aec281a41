/** What others need of the board: its places, what may be chosen there, and what has just changed. */
export { key } from './shapes'
export type { Highlight, Place, Ref, Scene, Target, Tone, WatchView } from './shapes'

/** Is the window a phone's, upright or on its side? There the log lies below the fold. */
import { MediaQuery } from 'svelte/reactivity'

export const smallWindow = (): MediaQuery =>
  new MediaQuery('(max-width: 900px), ((max-height: 560px) and (orientation: landscape))')

/** The first real game after a guided one. */
import { api, RefusedError } from '../../lib/api.svelte'
import type { CourseInfo } from '../../games/face'
import type { Refused } from '../../lib/wire'
import { words } from '../../lib/words.svelte'
import { playBots } from '../lobby/bots'
import { router } from '../router.svelte'

export class FirstGame {
  busy = $state(false)
  refused = $state.raw<Refused | null>(null)

  constructor(readonly game: () => string) {}

  async play(table: CourseInfo['play']): Promise<void> {
    this.busy = true
    this.refused = null
    try {
      if (api.me === null) await api.enter(localStorage.getItem('name') || words.t('web-somebody'))
      router.go(`/t/${await playBots(this.game(), table)}`)
    } catch (problem) {
      if (!(problem instanceof RefusedError)) throw problem
      this.refused = problem.refused
    } finally {
      this.busy = false
    }
  }
}

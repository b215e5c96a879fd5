import { atom, onMount } from 'nanostores'
import { shared } from '../../core/scope'
import { sessionOf } from '../../session/sign-in/session.store'

/** How many reminders the member has not read, as all elements of a site show it; 0 for visitors. */
export const unreadOf = shared('unread', (scope) => {
  const $count = atom(0)
  async function ask() {
    if (sessionOf(scope).$session.get().state !== 'member') return $count.set(0)
    try {
      // Visitors do without it.
      const { pageNotices } = await import('./notices.contract')
      const body = { state: 10, bizType: '04', pageSize: 1 }
      $count.set((await scope.call(pageNotices, { body }, { quiet: true })).unread)
    } catch {
      // A number that is missing harms nobody.
    }
  }
  onMount($count, () => sessionOf(scope).$session.subscribe(() => void ask()))
  return { $count, ask, set: (count: number) => $count.set(count) }
})

import { atom, onMount } from 'nanostores'
import { shared } from '../../core/scope'

/** How many reminders the member has not read, as all elements of a site show it; 0 for visitors. */
export const unreadOf = shared('unread', (scope) => {
  const $count = atom(0)
  let askedFor = ''
  async function ask() {
    const token = scope.token.$token.get()
    // Another token is another member, whose number nobody knows yet.
    if (token !== askedFor) $count.set(0)
    askedFor = token
    if (!token) return
    try {
      // Visitors do without it.
      const { pageNotices } = await import('./notices.contract')
      const body = { state: 10, bizType: '04', pageSize: 1 }
      $count.set((await scope.call(pageNotices, { body }, { quiet: true })).unread)
    } catch {
      // A number that is missing harms nobody.
    }
  }
  onMount($count, () => scope.token.$token.subscribe(() => void ask()))
  return { $count, ask, set: (count: number) => $count.set(count) }
})

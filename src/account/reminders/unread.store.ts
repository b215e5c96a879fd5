import { memberFigure } from '../../core/member-figure'
import { shared } from '../../core/scope'

/** How many reminders the member has not read. */
export const unreadOf = shared('unread', (scope) => {
  const { $figure: $count, ask } = memberFigure(scope, 0, async () => {
    // Visitors do without it.
    const { pageReminders } = await import('./reminders.contract')
    const body = { state: 10, bizType: '04', pageSize: 1 }
    return (await scope.call(pageReminders, { body }, { quiet: true })).unread
  })
  return { $count, ask, set: (count: number) => $count.set(count) }
})

import { memberFigure } from '../../core/store/member-figure'
import * as z from 'zod/mini'
import { shared } from '../../core/host/scope'
import { startOf } from '../../site/start/start.store'

/** Shared number of the member's unread reminders. */
export const unreadOf = shared('unread', (scope) => {
  const { $figure: $count, ask } = memberFigure(scope, 0, async (isFirst) => {
    const unread = await startOf(scope).partIfAny('unread', z.int(), isFirst)
    if (unread !== undefined) return unread
    // Loaded on demand because guests do not need it.
    const { pageReminders } = await import('./reminders.contract')
    const body = { state: 10, bizType: '04', pageSize: 1 }
    return (await scope.call(pageReminders, { body }, { quiet: true })).unread
  })
  return { $count, ask, set: (count: number) => $count.set(count) }
})

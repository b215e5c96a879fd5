import { pagedList } from '../../core/paged-list'
import type { UrlState } from '../../core/url-state'
import type { Scope } from '../../core/scope'
import { reminderState } from './reminder-state'
import { pageReminders, readReminders, type Reminder } from './reminders.contract'
import { unreadOf } from './unread.store'

/** What the account is to know, unread first. */
export function openReminderList(scope: Scope, urlState: UrlState) {
  const unread = unreadOf(scope)
  const list = pagedList(scope, urlState, {
    filters: { state: reminderState },
    async load(body, options) {
      const answer = await scope.call(pageReminders, { body }, options)
      unread.set(answer.unread)
      return answer
    },
  })
  async function read(body: { idList: string[] } | { all: true }) {
    try {
      unread.set((await scope.call(readReminders, { body })).unread)
    } catch {
      // Said by the client.
    }
    await list.page.reload()
  }
  return {
    ...list,
    readAll: () => read({ all: true }),
    /** What somebody looks at is read. */
    open: ({ id, state }: Reminder) =>
      state === reminderState.code.unread ? read({ idList: [id] }) : undefined,
  }
}

export type ReminderList = ReturnType<typeof openReminderList>

import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { reminderState } from './reminder-state'
import { pageReminders, readReminders, type Reminder } from './reminders.contract'
import { unreadOf } from './unread.store'

/** Opens the reminders of the account, unread first. */
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
      // The client has shown an error.
    }
    await list.page.reload()
  }
  return {
    ...list,
    readAll: () => read({ all: true }),
    /** Marks an opened reminder as read. */
    open: ({ id, state }: Reminder) =>
      state === reminderState.code.unread ? read({ idList: [id] }) : undefined,
  }
}

export type ReminderList = ReturnType<typeof openReminderList>

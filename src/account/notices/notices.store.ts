import { pagedList } from '../../core/paged-list'
import type { UrlState } from '../../core/url-state'
import type { Scope } from '../../core/scope'
import { noticeState } from './notice-state'
import { pageNotices, readNotices, type Notice } from './notices.contract'
import { unreadOf } from './unread.store'

/** What the account is to know, unread first. */
export function openNoticeList(scope: Scope, urlState: UrlState) {
  const unread = unreadOf(scope)
  const list = pagedList(scope, urlState, {
    filters: { state: noticeState },
    async load(body, options) {
      const answer = await scope.call(pageNotices, { body }, options)
      unread.set(answer.unread)
      return answer
    },
  })
  async function read(body: { idList: string[] } | { all: true }) {
    try {
      unread.set((await scope.call(readNotices, { body })).unread)
    } catch {
      // Said by the client.
    }
    await list.page.reload()
  }
  return {
    ...list,
    readAll: () => read({ all: true }),
    /** What somebody looks at is read. */
    open: ({ id, state }: Notice) => (state === noticeState.code.unread ? read({ idList: [id] }) : undefined),
  }
}

export type NoticeList = ReturnType<typeof openNoticeList>

import { useStore } from '@nanostores/react'

import { targetOf } from '../../site/links/target'
import { Card } from '../../ui/card'
import { Failed } from '../../ui/pages/failed'
import { useHref, useSay } from '../../ui/host'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import { reminderState } from '../reminders/reminder-state'

import { userCenterMessages } from './user-center.messages'
import type { UserHome } from './user-home.store'

export function HomeReminders({ of }: { of: UserHome['reminders'] }) {
  const say = useSay(userCenterMessages)
  const href = useHref()
  const state = useStore(of.$state)
  const list = state.value?.content
  function body() {
    if (!list)
      return state.status === 'failed' ? (
        <Failed error={state.error} what={say('reminders')} onRetry={() => void of.reload()} />
      ) : (
        <SkeletonRows rows={5} />
      )
    if (list.length === 0) return <p className="user-center-none">{say('noReminders')}</p>
    return (
      <ul className="user-center-reminders">
        {list.map(({ id, title, content, link, createdAt, state: code }) => {
          const target = link ? targetOf(link, href) : undefined
          const words = (
            <span
              className={code === reminderState.code.unread ? 'user-center-reminder-new bold' : undefined}
            >
              {title}
              {content && <span className="meta"> · {content}</span>}
            </span>
          )
          return (
            <li key={id} title={content}>
              {target === undefined ? words : <a href={target}>{words}</a>}
              <time>{createdAt.slice(5, 16)}</time>
            </li>
          )
        })}
      </ul>
    )
  }
  return (
    <Card
      title={say('reminders')}
      padding="none"
      actions={
        <a className="user-center-more text-meta brand" href={href('reminders')}>
          {say('more')}
        </a>
      }
    >
      {body()}
    </Card>
  )
}

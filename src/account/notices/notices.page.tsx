import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { targetOf } from '../../site/links/target'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { useHost, useHref, useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { useSheet } from '../../ui/sheet'
import { Tabs } from '../../ui/tabs'
import { noticeState } from './notice-state'
import type { Notice } from './notices.contract'
import sheet from './notices.css?sheet'
import { reminderMessages } from './notices.messages'
import { openNoticeList, type NoticeList } from './notices.store'

function Row({ notice, list }: { notice: Notice; list: NoticeList }) {
  const say = useSay(reminderMessages)
  const href = useHref()
  const { title, content, createdAt, link, state } = notice
  const unread = state === noticeState.code.unread
  const target = link ? targetOf(link, href) : undefined
  return (
    <li className={classNames('notices-item', unread && 'notices-unread')} part="row">
      <div className="notices-words">
        <b className="notices-title">
          {title}
          {unread && <span className="visually-hidden">（{say('unread')}）</span>}
        </b>
        <p>{content}</p>
      </div>
      <time className="meta">{createdAt.slice(0, 16)}</time>
      <span className="notices-ways">
        {target !== undefined && (
          <a href={target} onClick={() => void list.open(notice)}>
            {say('look')}
          </a>
        )}
        {unread && (
          <button type="button" className="link" onClick={() => void list.open(notice)}>
            {say('readOne')}
          </button>
        )}
      </span>
    </li>
  )
}

/** What happened that the account is to know. */
export default function NoticesPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(reminderMessages)
  const [list] = useState(() => openNoticeList(scope, urlState))
  const { state } = useStore(list.$query).filters
  const unread = useStore(list.page.$state).value?.unread ?? 0
  return (
    <ListPage
      of={list}
      title={say('title')}
      actions={
        <Button disabled={unread === 0} onClick={() => void list.readAll()}>
          {say('readAll')}
        </Button>
      }
      filters={
        <Tabs
          label={say('kinds')}
          items={[
            { key: '', label: say('all') },
            { key: '10', label: say('unread'), count: unread },
            { key: '20', label: say('read') },
          ]}
          current={String(noticeState.find(state || undefined)?.code ?? '')}
          onChange={(key) => list.change({ filters: { state: key } })}
        />
      }
      empty={{ title: say('none'), text: say('noneText') }}
    >
      {({ content }) => (
        <Card padding="none">
          <ul>
            {content.map((notice) => (
              <Row key={notice.id} notice={notice} list={list} />
            ))}
          </ul>
        </Card>
      )}
    </ListPage>
  )
}

import { useStore } from '@nanostores/react'
import { targetOf } from '../../site/links/target'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { useSheet } from '../../ui/sheet'
import { Tabs } from '../../ui/tabs'
import { reminderState } from './reminder-state'
import type { Reminder } from './reminders.contract'
import sheet from './reminders.css?sheet'
import { reminderMessages } from './reminders.messages'
import { openReminderList, type ReminderList } from './reminders.store'

function Row({ reminder, list }: { reminder: Reminder; list: ReminderList }) {
  const say = useSay(reminderMessages)
  const href = useHref()
  const { title, content, createdAt, link, state } = reminder
  const unread = state === reminderState.code.unread
  const target = link ? targetOf(link, href) : undefined
  return (
    <li className={classNames('reminders-item ruled', unread && 'reminders-unread')} part="row">
      <div className="reminders-words">
        <b className="reminders-title regular ink">
          {title}
          {unread && <span className="visually-hidden">({say('unread')})</span>}
        </b>
        <p>{content}</p>
      </div>
      <time className="meta">{createdAt.slice(0, 16)}</time>
      <span className="reminders-ways row gap-12 top end">
        {target !== undefined && (
          <a href={target} onClick={() => void list.open(reminder)}>
            {say('look')}
          </a>
        )}
        {unread && (
          <button type="button" className="link" onClick={() => void list.open(reminder)}>
            {say('readOne')}
          </button>
        )}
      </span>
    </li>
  )
}

/** Page of reminders. */
export default function RemindersPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(reminderMessages)
  const list = useOpened(() => openReminderList(scope, urlState))
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
          current={String(reminderState.find(state || undefined)?.code ?? '')}
          onChange={(key) => list.change({ filters: { state: key } })}
        />
      }
      empty={{ title: say('none'), text: say('noneText') }}
    >
      {({ content }) => (
        <Card padding="none">
          <ul>
            {content.map((reminder) => (
              <Row key={reminder.id} reminder={reminder} list={list} />
            ))}
          </ul>
        </Card>
      )}
    </ListPage>
  )
}

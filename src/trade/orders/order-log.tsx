import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { Table } from '../../ui/tables/table'
import type { OrderLogEntry } from './order-detail.contract'
import { orderMessages } from './orders.messages'

type Said = keyof typeof orderMessages
const isSaid = (key: string): key is Said => Object.hasOwn(orderMessages, key)
const named = (prefix: string, name: string) => prefix + name.charAt(0).toUpperCase() + name.slice(1)

/** Log of an order: events and their actors. */
export function OrderLog({ log }: { log: readonly OrderLogEntry[] }) {
  const say = useSay(orderMessages)
  const word = (prefix: 'by' | 'did', name: string) => {
    const key = named(prefix, name)
    return isSaid(key) ? say(key) : name
  }
  return (
    <Card title={say('log')} padding="none">
      <Table
        label={say('log')}
        rows={log}
        rowKey={(_, at) => at}
        columns={[
          { key: 'at', head: say('time'), width: 168, cell: ({ at }) => at.slice(0, 16) },
          {
            key: 'who',
            head: say('who'),
            width: 160,
            cell: ({ actor, name }) => [word('by', actor), name].filter(Boolean).join(' '),
          },
          { key: 'what', head: say('what'), width: 200, cell: ({ action }) => word('did', action) },
          { key: 'note', head: say('note'), cell: ({ reason }) => reason || '—' },
        ]}
      />
    </Card>
  )
}

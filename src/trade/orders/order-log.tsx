import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { useLogWords } from '../../ui/log-words'
import { Table } from '../../ui/tables/table'
import type { OrderLogEntry } from './order-detail.contract'
import { orderMessages } from './orders.messages'

/** Log of an order: events and their actors. */
export function OrderLog({ log }: { log: readonly OrderLogEntry[] }) {
  const say = useSay(orderMessages)
  const word = useLogWords(orderMessages)
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

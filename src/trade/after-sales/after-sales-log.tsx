import { useSay } from '../../ui/host'
import { Table } from '../../ui/tables/table'
import { TableCard } from '../../ui/tables/table-card'
import { afterSalesMessages } from './after-sales.messages'
import type { AfterSalesLogEntry } from './after-sales.contract'

type Said = keyof typeof afterSalesMessages
const isSaid = (key: string): key is Said => Object.hasOwn(afterSalesMessages, key)
const named = (prefix: string, name: string) => prefix + name.charAt(0).toUpperCase() + name.slice(1)

/** Log of a case: events and their actors. */
export function AfterSalesLog({ log }: { log: readonly AfterSalesLogEntry[] }) {
  const say = useSay(afterSalesMessages)
  const word = (prefix: 'by' | 'did', name: string) => {
    const key = named(prefix, name)
    return isSaid(key) ? say(key) : name
  }
  return (
    <TableCard title={say('log')}>
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
          { key: 'what', head: say('what'), width: 220, cell: ({ action }) => word('did', action) },
          { key: 'note', head: say('note'), cell: ({ reason }) => reason || '—' },
        ]}
      />
    </TableCard>
  )
}

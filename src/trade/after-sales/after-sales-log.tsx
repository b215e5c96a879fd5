import { useSay } from '../../ui/host'
import { useLogWords } from '../../ui/log-words'
import { Table } from '../../ui/tables/table'
import { TableCard } from '../../ui/tables/table-card'
import { afterSalesMessages } from './after-sales.messages'
import type { AfterSalesLogEntry } from './after-sales.contract'

/** Log of a case: events and their actors. */
export function AfterSalesLog({ log }: { log: readonly AfterSalesLogEntry[] }) {
  const say = useSay(afterSalesMessages)
  const word = useLogWords(afterSalesMessages)
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

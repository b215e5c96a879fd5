import { useSay } from '../../ui/host'
import { useLogWords } from '../../ui/log-words'
import { Table } from '../../ui/tables/table'
import { TableCard } from '../../ui/tables/table-card'
import type { RequestDetail } from './request-detail.store'
import { requestMessages } from './requests.messages'

/** History of a request: decisions, changes and their reasons. */
export function RequestLog({ log }: { log: RequestDetail['log'] }) {
  const say = useSay(requestMessages)
  const word = useLogWords(requestMessages)
  return (
    <TableCard title={say('log')}>
      <Table
        label={say('log')}
        rows={log}
        rowKey={(_, at) => at}
        columns={[
          { key: 'at', head: say('time'), width: 168, cell: ({ at }) => at.slice(0, 16) },
          { key: 'who', head: say('who'), width: 160, cell: ({ by }) => by || say('system') },
          { key: 'what', head: say('what'), width: 200, cell: ({ action }) => word('did', action) },
          {
            key: 'note',
            head: say('note'),
            cell: ({ reason, changes }) =>
              [reason, ...changes.map((change) => say('changedLine', change))].filter(Boolean).join(' · ') ||
              '—',
          },
        ]}
      />
    </TableCard>
  )
}

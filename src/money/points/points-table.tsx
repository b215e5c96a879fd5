import { Card } from '../../ui/card'
import { Change } from '../../ui/change'
import { useSay } from '../../ui/host'
import { Table } from '../../ui/tables/table'
import { useLabel } from '../../ui/use-label'
import { wholeNumber } from '../../core/text/whole-number'
import type { PointsMovement } from './points.contract'
import { pointsMessages } from './points.messages'
import { pointsSource } from './points-source'

/** Table of points movements: time, source, number and balance. */
export function PointsTable({ rows }: { rows: readonly PointsMovement[] }) {
  const say = useSay(pointsMessages)
  const sourceLabel = useLabel(pointsSource)
  return (
    <Card padding="none">
      <Table
        label={say('ledger')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'time', head: say('time'), width: 168, cell: ({ createdAt }) => createdAt },
          {
            key: 'source',
            head: say('type'),
            width: 148,
            cell: ({ type }) => sourceLabel(type),
          },
          {
            key: 'about',
            head: say('about'),
            cell: ({ remark, refNo }) => <span className="note">{remark || refNo}</span>,
          },
          {
            key: 'change',
            head: say('change'),
            align: 'right',
            width: 120,
            cell: ({ amount }) => <Change sign={amount > 0 ? '+' : ''}>{wholeNumber(amount)}</Change>,
          },
          {
            key: 'after',
            head: say('after'),
            align: 'right',
            width: 120,
            cell: ({ balanceAfter }) => wholeNumber(balanceAfter),
          },
        ]}
      />
    </Card>
  )
}

import { useColumns } from '../../ui/tables/columns'
import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { Table } from '../../ui/tables/table'
import type { TurnoverPart } from './performance.contract'
import { performanceMessages } from './performance.messages'

type TurnoverTableProps = { parts: readonly TurnoverPart[]; whole: number; label: string }

/**
 * Table of the turnover.
 * @param whole total in minor units, for the shares
 */
export function TurnoverTable({ parts, whole, label }: TurnoverTableProps) {
  const say = useSay(performanceMessages)
  const column = useColumns()
  return (
    <Card padding="none">
      <Table
        label={label}
        rows={parts}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', head: say('name'), cell: ({ name }) => name },
          { key: 'orders', head: say('orders'), align: 'right', width: 120, cell: ({ orders }) => orders },
          column.money('amount', say('amount'), 168),
          {
            key: 'share',
            head: say('share'),
            align: 'right',
            width: 104,
            cell: ({ amount }) => `${((amount / Math.max(1, whole)) * 100).toFixed(1)}%`,
          },
        ]}
      />
    </Card>
  )
}

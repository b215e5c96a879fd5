import { formatMoney } from '../../core/money'
import { useColumns } from '../../ui/tables/columns'
import { Card } from '../../ui/card'
import { Change } from '../../ui/change'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { Table } from '../../ui/tables/table'
import { useLabel } from '../../ui/use-label'
import { RefNo } from '../ledger/ref-no'
import type { DepositMovement } from './deposit.contract'
import { depositMessages } from './deposit.messages'
import { depositSign, depositType } from './deposit-type'

/** Table of deposit movements: time, type, amount and balance. */
export function DepositTable({ rows }: { rows: readonly DepositMovement[] }) {
  const say = useSay(depositMessages)
  const column = useColumns()
  const typeLabel = useLabel(depositType)
  const currency = useCurrency()
  return (
    <Card padding="none">
      <Table
        label={say('ledger')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'time', head: say('time'), width: 168, cell: ({ createdAt }) => createdAt },
          { key: 'type', head: say('type'), width: 132, cell: ({ type }) => typeLabel(type) },
          {
            key: 'about',
            head: say('about'),
            cell: (movement) => <RefNo of={movement} words={movement.remark} />,
          },
          {
            key: 'change',
            head: say('change'),
            align: 'right',
            width: 148,
            cell: ({ type, amount }) => (
              <Change sign={depositSign(type)}>{formatMoney(Math.abs(amount), currency)}</Change>
            ),
          },
          column.money('balanceAfter', say('after'), 148),
        ]}
      />
    </Card>
  )
}

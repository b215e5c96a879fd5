import { Card } from '../../ui/card'
import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { useColumns } from '../../ui/tables/columns'
import { Table } from '../../ui/tables/table'
import { useLabel } from '../../ui/use-label'
import { RefNo } from '../ledger/ref-no'
import { budgetEntryType } from './budget-entry-type'
import type { BudgetEntry } from './budgets.contract'
import { budgetMessages } from './budgets.messages'

/** Returns the change of the free amount. */
const changeOf = ({ amount, carried, used, reserved }: BudgetEntry) => amount + carried - used - reserved

/** Table of a budget's entries. */
export function BudgetEntries({ rows }: { rows: readonly BudgetEntry[] }) {
  const say = useSay(budgetMessages)
  const typeLabel = useLabel(budgetEntryType)
  const currency = useCurrency()
  const column = useColumns<BudgetEntry>()
  return (
    <Card padding="none">
      <Table
        label={say('entries')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'time', head: say('time'), width: 152, cell: ({ createdAt }) => createdAt.slice(0, 16) },
          { key: 'type', head: say('type'), width: 96, cell: ({ type }) => typeLabel(type) },
          {
            key: 'ref',
            head: say('ref'),
            cell: ({ documentKind, refNo, remark }) => (
              <>
                <RefNo of={{ refNo, orderNos: documentKind === 'order' ? [refNo] : [] }} />
                {remark && <p className="note">{remark}</p>}
              </>
            ),
          },
          { key: 'actor', head: say('actor'), width: 128, cell: ({ actor }) => actor || '–' },
          {
            key: 'movement',
            head: say('movement'),
            align: 'right',
            width: 136,
            cell: (entry) => formatMoney(changeOf(entry), currency),
          },
          column.money('freeAfter', say('free'), 136),
        ]}
      />
    </Card>
  )
}

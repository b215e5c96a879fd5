import { yes } from '../../core/api/shapes'
import { formatMoney } from '../../core/money'
import { Button } from '../../ui/button'
import { useCurrency } from '../../ui/currency'
import { useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { useColumns } from '../../ui/tables/columns'
import { Table } from '../../ui/tables/table'
import { useLabel } from '../../ui/use-label'
import { BudgetBar } from './budget-bar'
import { budgetPeriod } from './budget-period'
import type { Budget } from './budgets.contract'
import { budgetMessages } from './budgets.messages'

export type BudgetWish = 'change' | 'remove'
type BudgetTableProps = {
  rows: readonly Budget[]
  mayManage: boolean
  onWish: (wish: BudgetWish, budget: Budget) => void
}

/** Table of budgets with their use and actions. */
export function BudgetTable({ rows, mayManage, onWish }: BudgetTableProps) {
  const say = useSay(budgetMessages)
  const periodLabel = useLabel(budgetPeriod)
  const column = useColumns<Budget>()
  const currency = useCurrency()
  const href = useHref()
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <Table
      label={say('title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'centre',
          head: say('centre'),
          cell: ({ costCentre: { code, name } }) => (
            <span className="stack gap-2 anywhere">
              <b>{code}</b>
              {name}
            </span>
          ),
        },
        {
          key: 'period',
          head: say('period'),
          width: 168,
          cell: ({ period, fromDay, untilDay }) => (
            <span className="stack gap-2">
              {periodLabel(period)}
              <span className="note">{say('days', { from: fromDay, until: untilDay })}</span>
            </span>
          ),
        },
        {
          key: 'use',
          head: say('chart'),
          width: 232,
          cell: (budget) => (
            <span className="stack gap-2">
              <BudgetBar budget={budget} />
              <span className="note">
                {say('use', { used: money(budget.used), reserved: money(budget.reserved) })}
              </span>
              <span className="note">{say(budget.hard === yes ? 'hard' : 'soft')}</span>
            </span>
          ),
        },
        {
          key: 'amount',
          head: say('amount'),
          align: 'right',
          width: 120,
          cell: ({ amount, carried }) => money(amount + carried),
        },
        {
          key: 'free',
          head: say('free'),
          align: 'right',
          width: 120,
          cell: ({ free }) => <b className={free < 0 ? 'budget-over' : undefined}>{money(free)}</b>,
        },
        column.actions(232, (budget) => (
          <>
            <LinkButton size="small" href={href('budget', { budgetId: budget.id })}>
              {say('entries')}
            </LinkButton>
            {mayManage && (
              <Button size="small" onClick={() => onWish('change', budget)}>
                {say('change')}
              </Button>
            )}
            {mayManage && budget.used === 0 && budget.reserved === 0 && (
              <Button size="small" onClick={() => onWish('remove', budget)}>
                {say('remove')}
              </Button>
            )}
          </>
        )),
      ]}
    />
  )
}

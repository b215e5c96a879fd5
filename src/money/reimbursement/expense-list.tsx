import { useState } from 'react'
import { formatMoney, toMinor, type Minor } from '../../core/money'
import { Button } from '../../ui/button'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { useLabel } from '../../ui/use-label'
import { claimKind, type ExpenseSent, mostMore } from './claim'
import { ExpenseDialog } from './expense-dialog'
import { reimbursementMessages } from './reimbursement.messages'

type ExpenseListProps = {
  expenses: readonly ExpenseSent[]
  /** Amount of the first expense, which is part of the claim form. */
  first: Minor
  onChange: (expenses: ExpenseSent[]) => void
}

/** List of a claim's further expenses, to add, edit and remove, with the total of all expenses. */
export function ExpenseList({ expenses, first, onChange }: ExpenseListProps) {
  const say = useSay(reimbursementMessages)
  const kindLabel = useLabel(claimKind)
  const currency = useCurrency()
  const [open, setOpen] = useState<number>()
  const total = expenses.reduce((sum, { amount }) => sum + toMinor(amount), first)
  return (
    <section className="stack gap-8 start">
      <ul className="stack gap-8 start">
        {expenses.map(({ kind, amount, spentOn }, at) => (
          // Two expenses may be alike in all that is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="row wrap gap-8">
            {kindLabel(kind)} {formatMoney(toMinor(amount), currency)} <span className="note">{spentOn}</span>
            <span className="actions">
              <Button size="small" onClick={() => setOpen(at)}>
                {say('edit')}
              </Button>
              <Button size="small" onClick={() => onChange(expenses.filter((_, other) => other !== at))}>
                {say('remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {expenses.length < mostMore && (
        <Button size="small" icon="plus" onClick={() => setOpen(expenses.length)}>
          {say('addExpense')}
        </Button>
      )}
      {expenses.length > 0 && (
        <p className="note">
          {say('total', { n: expenses.length + 1, amount: formatMoney(total, currency) })}
        </p>
      )}
      {open !== undefined && (
        <ExpenseDialog
          expense={expenses[open]}
          onSaid={(expense) => onChange([...expenses.slice(0, open), expense, ...expenses.slice(open + 1)])}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

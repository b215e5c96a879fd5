import { Form, SubmitButton } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { expenseFields, type ExpenseSent } from './claim'
import { ExpenseFields } from './expense-fields'
import { reimbursementMessages } from './reimbursement.messages'

type ExpenseDialogProps = {
  /** Expense to edit. Default: a new expense. */
  expense?: ExpenseSent | undefined
  onSaid: (expense: ExpenseSent) => void
  onClose: () => void
}

/** Dialog for a further expense of a claim. It is sent with the claim. */
export function ExpenseDialog({ expense, onSaid, onClose }: ExpenseDialogProps) {
  const say = useSay(reimbursementMessages)
  const filling = useFilling(expenseFields, {
    // Empty start values prevent the form from restoring the input of another expense.
    start: expense ?? {},
    async send(body) {
      onSaid(body)
      onClose()
    },
  })
  return (
    <Dialog title={say('expense')} width={640} dirty={filling.dirty} onClose={onClose}>
      <Form of={filling}>
        <ExpenseFields of={filling} />
        <div className="actions">
          <SubmitButton of={filling}>{say('keepExpense')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

import { useStore } from '@nanostores/react'
import { toDecimal } from '../../core/money'
import type { Choice, Fields } from '../../core/form/form-field'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling, type Filling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { Dialog } from '../../ui/overlays/dialog'
import { budgetBasis } from './budget-basis'
import { budgetFields, newBudgetFields } from './budget-fields'
import { budgetPeriod } from './budget-period'
import type { Budget } from './budgets.contract'
import { budgetMessages } from './budgets.messages'
import type { BudgetsStore } from './budgets.store'

type DialogFormProps<F extends Fields> = {
  title: string
  hint: string
  of: Filling<F>
  /** Cost centres to choose from. */
  centres?: readonly Choice[]
  onClose: () => void
}

function DialogForm<F extends Fields>({ of, centres, ...rest }: DialogFormProps<F>) {
  const say = useSay(budgetMessages)
  return (
    <Dialog {...rest} form={of} width={560} action={say('save')}>
      <Form of={of}>
        {Object.keys(of.form.fields).map((name) => (
          <FormField key={name} of={of} name={name} {...(name === 'costCentreId' && { choices: centres })} />
        ))}
      </Form>
    </Dialog>
  )
}

type BudgetDialogProps = { store: BudgetsStore; onClose: () => void }

/** @returns today in the browser's time zone, as `yyyy-MM-dd` */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Dialog to add budgets. */
export function AddBudget({ store, onClose }: BudgetDialogProps) {
  const say = useSay(budgetMessages)
  const { value: centres = [] } = useStore(store.centres.$state)
  const filling = useFilling(newBudgetFields, {
    start: {
      period: budgetPeriod.code.month,
      fromDay: today(),
      repeat: '1',
      basis: budgetBasis.code.gross,
      hard: 10,
      carryOver: 20,
    },
    send: (values) => store.add(values).then(onClose),
  })
  return (
    <DialogForm
      title={say('addTitle')}
      hint={say('addHint')}
      of={filling}
      centres={centres.map(({ id, code, name }) => ({
        value: id,
        text: [`${code} ${name}`, `${code} ${name}`],
      }))}
      onClose={onClose}
    />
  )
}

/** Dialog to change a budget. */
export function ChangeBudget({ store, budget, onClose }: BudgetDialogProps & { budget: Budget }) {
  const say = useSay(budgetMessages)
  const { id, amount, hard, carryOver, costCentre } = budget
  const filling = useFilling(budgetFields, {
    start: { amount: toDecimal(amount), hard, carryOver },
    send: (values) => store.update(id, values).then(onClose),
  })
  const title = `${say('changeTitle')} ${costCentre.code}`
  return <DialogForm title={title} hint={say('changeHint')} of={filling} onClose={onClose} />
}

import { Papers } from '../../session/registration/papers'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import type { expenseFields } from './claim'

/** Fields of an expense, used for the first and for each further expense of a claim. */
export function ExpenseFields<F extends typeof expenseFields.fields>({ of }: { of: Filling<F> }) {
  return (
    <>
      <FormField of={of} name="kind" width={200} />
      <FormField of={of} name="amount" width={200} />
      <FormField of={of} name="spentOn" width={200} />
      <FormField of={of} name="orderNo" />
      <FormField of={of} name="note" />
      <Papers of={of} name="files" />
    </>
  )
}

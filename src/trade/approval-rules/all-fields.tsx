import type { Choice, Fields } from '../../core/form/form-field'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import type { Account } from './approval-rules.store'

type AllFieldsProps<F extends Fields> = {
  of: Filling<F>
  /** Accounts to choose from in fields without own options. */
  accounts: readonly Account[]
}

/** Form with all its fields in their order. */
export function AllFields<F extends Fields>({ of, accounts }: AllFieldsProps<F>) {
  const choices = accounts.map(({ id, name }): Choice => ({ value: id, text: [name, name] }))
  const isChoice = (name: string) => {
    const field = of.form.fields[name]
    return field !== undefined && (field.type === 'checks' || field.type === 'select') && !field.options
  }
  return (
    <Form of={of}>
      {Object.keys(of.form.fields).map((name) => (
        <FormField key={name} of={of} name={name} choices={isChoice(name) ? choices : undefined} />
      ))}
    </Form>
  )
}

import type { Choice, Fields } from '../../core/form/form-field'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { memberMessages } from './members.messages'

type MemberFormProps<F extends Fields> = {
  title: string
  /** Hint at the bottom of the dialog. */
  hint: string
  of: Filling<F>
  /** Departments to choose from. Without any, the field is not shown. */
  units: readonly Choice[]
  onClose: () => void
}

/** Dialog with a form about a sub-account. */
export function MemberForm<F extends Fields>({ of, units, ...rest }: MemberFormProps<F>) {
  const say = useSay(memberMessages)
  return (
    <Dialog {...rest} form={of} width={560} action={say('save')}>
      <Form of={of}>
        {Object.keys(of.form.fields)
          .filter((name) => name !== 'unitId' || units.length > 1)
          .map((name) => (
            // Prevents browsers from filling in the main account's own name and password.
            <FormField
              key={name}
              of={of}
              name={name}
              choices={name === 'unitId' ? units : undefined}
              autoComplete={name === 'password' ? 'new-password' : 'off'}
            />
          ))}
      </Form>
    </Dialog>
  )
}

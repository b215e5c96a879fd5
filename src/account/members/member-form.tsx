import type { Fields } from '../../core/form-field'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { memberMessages } from './members.messages'

type MemberFormProps<F extends Fields> = {
  title: string
  /** What follows, at the foot. */
  hint: string
  of: Filling<F>
  onClose: () => void
}

/** A form about a sub-account in a dialog. */
export function MemberForm<F extends Fields>({ of, ...rest }: MemberFormProps<F>) {
  const say = useSay(memberMessages)
  return (
    <Dialog {...rest} form={of} width={560} action={say('save')}>
      <Form of={of}>
        {Object.keys(of.form.fields).map((name) => (
          // Browsers offer the main account's own name and password otherwise.
          <FormField
            key={name}
            of={of}
            name={name}
            autoComplete={name === 'password' ? 'new-password' : 'off'}
          />
        ))}
      </Form>
    </Dialog>
  )
}

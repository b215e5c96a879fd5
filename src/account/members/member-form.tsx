import type { Fields } from '../../core/form-field'
import { FormDialog } from '../../ui/form-dialog'
import { FormField } from '../../ui/form-field'
import type { Filling } from '../../ui/form-filling'
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
export function MemberForm<F extends Fields>(props: MemberFormProps<F>) {
  const { of } = props
  const say = useSay(memberMessages)
  return (
    <FormDialog {...props} width={560} action={say('save')}>
      {Object.keys(of.form.fields).map((name) => (
        // Browsers offer the main account's own name and password otherwise.
        <FormField
          key={name}
          of={of}
          name={name}
          autoComplete={name === 'password' ? 'new-password' : 'off'}
        />
      ))}
    </FormDialog>
  )
}

import type { SentOf } from '../../core/form/form-field'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useScope } from '../../ui/host'
import { CodeField } from '../verify-code/code-field'
import { AccountForm, useAccountOpening } from './account-form'
import { useInviteCode } from './register-steps'
import { registerFields } from './registration-fields'
import { register } from './registration.contract'

type RegisterFormProps = {
  /** Preselected kind of account. */
  kind?: SentOf<typeof registerFields.fields>['customerType']
  /** Called after the account is created and logged in. */
  done: () => void
}

/** Registration by phone. */
export function RegisterForm({ kind = 'personal', done }: RegisterFormProps) {
  const scope = useScope()
  const opened = useAccountOpening(done)
  const filling = useFilling(registerFields, {
    start: { customerType: kind, inviteCode: useInviteCode() },
    send: (body) => opened((brandTerminalId) => scope.call(register, { query: { brandTerminalId }, body })),
  })
  return (
    <AccountForm of={filling}>
      <FormField of={filling} name="phone" />
      <CodeField of={filling} to="phone" name="smsCode" scene="register" />
    </AccountForm>
  )
}

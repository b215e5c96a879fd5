import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useScope } from '../../ui/host'
import { CodeField } from '../verify-code/code-field'
import { AccountForm, useAccountOpening } from './account-form'
import { useInviteCode } from './register-steps'
import { registerEmailFields } from './registration-fields'
import { registerEmail } from './registration.contract'

/** Registration by e-mail. @param done called after the account is created and logged in */
export function RegisterEmailForm({ done }: { done: () => void }) {
  const scope = useScope()
  const opened = useAccountOpening(done)
  const filling = useFilling(registerEmailFields, {
    start: { customerType: 'personal', inviteCode: useInviteCode() },
    send: (body) =>
      opened((brandTerminalId) => scope.call(registerEmail, { query: { brandTerminalId }, body })),
  })
  return (
    <AccountForm of={filling}>
      <FormField of={filling} name="email" />
      <CodeField of={filling} to="email" name="emailCode" scene="register" />
    </AccountForm>
  )
}

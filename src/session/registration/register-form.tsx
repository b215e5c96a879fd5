import type { SentOf } from '../../core/form-field'
import { Form, SubmitButton } from '../../ui/form'
import { FormField } from '../../ui/form-field'
import { useFilling } from '../../ui/form-filling'
import { useSay, useScope } from '../../ui/host'
import { sessionOf } from '../sign-in/session.store'
import { CodeField } from '../verify-code/code-field'
import { AgreeField } from './agree-field'
import { registerFields } from './registration-fields'
import { register } from './registration.contract'
import { registrationMessages } from './registration.messages'

type RegisterFormProps = {
  /** What kind of account is proposed. */
  kind?: SentOf<typeof registerFields.fields>['customerType']
  /** Called once the account is open and logged in. */
  done: () => void
}

/** A new account by phone. */
export function RegisterForm({ kind = 'personal', done }: RegisterFormProps) {
  const scope = useScope()
  const say = useSay(registrationMessages)
  const filling = useFilling(registerFields, {
    start: { customerType: kind },
    async send(body) {
      await sessionOf(scope).take((brandTerminalId) =>
        scope.call(register, { query: { brandTerminalId }, body }),
      )
      scope.notices.toast('success', say('done'))
      done()
    },
  })
  return (
    <Form of={filling} className="register-form">
      <FormField of={filling} name="customerType" />
      <FormField of={filling} name="phone" />
      <CodeField of={filling} to="phone" name="smsCode" scene="register" />
      <FormField of={filling} name="loginAccount" />
      <FormField of={filling} name="password" />
      <AgreeField of={filling} />
      <SubmitButton of={filling} size="large" className="register-submit">
        {say('submit')}
      </SubmitButton>
    </Form>
  )
}

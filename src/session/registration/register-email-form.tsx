import { Form, SubmitButton } from '../../ui/form'
import { FormField } from '../../ui/form-field'
import { useFilling } from '../../ui/form-filling'
import { useSay, useScope } from '../../ui/host'
import { sessionOf } from '../sign-in/session.store'
import { CodeField } from '../verify-code/code-field'
import { AgreeField } from './agree-field'
import { registerEmailFields } from './registration-fields'
import { registerEmail } from './registration.contract'
import { registrationMessages } from './registration.messages'

/** A new account by e-mail. @param done called once the account is open and logged in */
export function RegisterEmailForm({ done }: { done: () => void }) {
  const scope = useScope()
  const say = useSay(registrationMessages)
  const filling = useFilling(registerEmailFields, {
    start: { customerType: 'personal' },
    async send(body) {
      await sessionOf(scope).take((brandTerminalId) =>
        scope.call(registerEmail, { query: { brandTerminalId }, body }),
      )
      scope.notices.toast('success', say('done'))
      done()
    },
  })
  return (
    <Form of={filling} className="register-form">
      <FormField of={filling} name="customerType" />
      <FormField of={filling} name="email" />
      <CodeField of={filling} to="email" name="emailCode" scene="register" />
      <FormField of={filling} name="loginAccount" />
      <FormField of={filling} name="password" />
      <AgreeField of={filling} />
      <SubmitButton of={filling} size="large" className="register-submit">
        {say('submit')}
      </SubmitButton>
    </Form>
  )
}

import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { CodeField } from '../verify-code/code-field'
import { phoneLoginFields } from './phone-login-fields'
import { sessionOf } from './session.store'
import { signInByPhone } from './phone-sign-in.contract'
import { signInMessages } from './sign-in.messages'

/** Login with phone number and SMS code. */
export function PhoneLoginForm() {
  const scope = useScope()
  const say = useSay(signInMessages)
  const login = useFilling(phoneLoginFields, {
    labels: 'hidden',
    send: (body) =>
      sessionOf(scope).take((brandTerminalId) =>
        scope.call(signInByPhone, { query: { brandTerminalId }, body }),
      ),
  })
  return (
    <Form of={login}>
      <FormField of={login} name="phone" size="large" icon="mobile" />
      <CodeField of={login} to="phone" name="smsCode" scene="login" size="large" />
      <SubmitButton of={login} size="large" wide loadingLabel={say('loggingIn')}>
        {say('logIn')}
      </SubmitButton>
    </Form>
  )
}

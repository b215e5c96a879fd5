import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { ChangeInSteps, type SendChange } from './change-in-steps'
import { newPasswordFields } from './security-fields'
import { changeLoginPassword } from './security.contract'
import { securityMessages } from './security.messages'

/** Page to change the login password. All other devices must log in again. */
export default function LoginPasswordPage() {
  const say = useSay(securityMessages)
  return (
    <ChangeInSteps purpose="loginPassword" title={say('loginPassword')} doneText={say('othersOut')}>
      {(send) => <NewPassword send={send} />}
    </ChangeInSteps>
  )
}

function NewPassword({ send }: { send: SendChange }) {
  const say = useSay(securityMessages)
  const scope = useScope()
  const filling = useFilling(newPasswordFields, {
    send: (change) => send((ticket) => scope.call(changeLoginPassword, { body: { ticket, change } })),
  })
  return (
    <Form of={filling} className="security-form">
      <FormField of={filling} name="password" autoComplete="new-password" />
      <FormField of={filling} name="again" autoComplete="new-password" />
      <SubmitButton of={filling} className="form-save">
        {say('save')}
      </SubmitButton>
    </Form>
  )
}

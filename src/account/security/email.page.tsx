import { CodeField } from '../../session/verify-code/code-field'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { ChangeInSteps, type SendChange } from './change-in-steps'
import { newEmailFields } from './security-fields'
import { changeEmail } from './security.contract'
import { securityMessages } from './security.messages'

/** Page to change the account's email address. */
export default function EmailPage() {
  const say = useSay(securityMessages)
  return (
    <ChangeInSteps purpose="email" title={say('email')} doneText={say('newEmailText')}>
      {(send) => <NewEmail send={send} />}
    </ChangeInSteps>
  )
}

function NewEmail({ send }: { send: SendChange }) {
  const say = useSay(securityMessages)
  const scope = useScope()
  const filling = useFilling(newEmailFields, {
    send: (change) => send((ticket) => scope.call(changeEmail, { body: { ticket, change } })),
  })
  return (
    <Form of={filling} className="security-form">
      <FormField of={filling} name="email" />
      <CodeField of={filling} to="email" name="emailCode" scene="change" />
      <SubmitButton of={filling} className="form-save">
        {say('save')}
      </SubmitButton>
    </Form>
  )
}

import { CodeField } from '../../session/verify-code/code-field'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { ChangeInSteps, type SendChange } from './change-in-steps'
import { newPhoneFields } from './security-fields'
import { changePhone } from './security.contract'
import { securityMessages } from './security.messages'

/** Page to change the account's phone number. */
export default function PhonePage() {
  const say = useSay(securityMessages)
  return (
    <ChangeInSteps purpose="phone" title={say('phone')} doneText={say('newPhoneText')}>
      {(send) => <NewPhone send={send} />}
    </ChangeInSteps>
  )
}

function NewPhone({ send }: { send: SendChange }) {
  const say = useSay(securityMessages)
  const scope = useScope()
  const filling = useFilling(newPhoneFields, {
    send: (change) => send((ticket) => scope.call(changePhone, { body: { ticket, change } })),
  })
  return (
    <Form of={filling} className="security-form">
      <FormField of={filling} name="phone" />
      <CodeField of={filling} to="phone" name="smsCode" scene="change" />
      <SubmitButton of={filling} className="form-save">
        {say('save')}
      </SubmitButton>
    </Form>
  )
}

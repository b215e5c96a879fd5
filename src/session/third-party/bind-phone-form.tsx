import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { phoneLoginFields } from '../sign-in/phone-login-fields'
import { CodeField } from '../verify-code/code-field'
import { thirdPartyMessages } from './third-party.messages'

type BindPhoneFormProps = { bind: (proof: { phone: string; smsCode: string }) => Promise<void> }

/** Proves an account by a code to its phone. */
export function BindPhoneForm({ bind }: BindPhoneFormProps) {
  const say = useSay(thirdPartyMessages)
  const proof = useFilling(phoneLoginFields, { labels: 'hidden', send: bind })
  return (
    <Form of={proof}>
      <FormField of={proof} name="phone" size="large" icon="mobile" />
      <CodeField of={proof} to="phone" name="smsCode" scene="bind" size="large" />
      <SubmitButton of={proof} size="large" wide loadingLabel={say('binding')}>
        {say('bind')}
      </SubmitButton>
    </Form>
  )
}

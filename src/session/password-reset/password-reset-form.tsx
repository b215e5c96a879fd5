import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { CodeField } from '../verify-code/code-field'
import { passwordResetFields } from './password-reset-fields'
import { forgetByPhone } from './password-reset.contract'
import { passwordResetMessages } from './password-reset.messages'
import sheet from './password-reset.css?sheet'

type PasswordResetFormProps = {
  /** Returns to the login without a change. */
  leave: () => void
  /** Called after the password is set. @param account name of the account, if the server returned it */
  onDone: (account: string) => void
}

/** Sets a new password for a forgotten one, confirmed by a code to the account's phone. */
export function PasswordResetForm({ leave, onDone }: PasswordResetFormProps) {
  useSheet(sheet)
  const scope = useScope()
  const say = useSay(passwordResetMessages)
  const reset = useFilling(passwordResetFields, {
    labels: 'hidden',
    async send(body) {
      const answer = await scope.call(forgetByPhone, { body })
      onDone(typeof answer === 'object' ? answer.loginAccount : '')
    },
  })
  return (
    <Form of={reset}>
      <p className="text-dense ink-2">{say('text')}</p>
      <FormField of={reset} name="phone" size="large" icon="mobile" />
      <CodeField of={reset} to="phone" name="smsCode" scene="forget" size="large" />
      <FormField of={reset} name="password" size="large" icon="lock" />
      <SubmitButton of={reset} size="large" wide loadingLabel={say('saving')}>
        {say('save')}
      </SubmitButton>
      <button type="button" className="link password-reset-back" onClick={leave}>
        {say('back')}
      </button>
    </Form>
  )
}

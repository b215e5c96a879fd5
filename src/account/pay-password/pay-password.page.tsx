import { goTo } from '../../core/address/go-to'
import { safeRedirect } from '../../session/sign-in/redirect'
import { CodeField } from '../../session/verify-code/code-field'
import { Card } from '../../ui/card'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useHost, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { payPasswordFields } from './pay-password-fields'
import { changePayPassword } from './pay-password.contract'
import sheet from './pay-password.css?sheet'
import { payPasswordMessages } from './pay-password.messages'

/** Page to set the payment password with the login password and a code to the account's phone. */
export default function PayPasswordPage() {
  useSheet(sheet)
  const { scope, urlState } = useHost()
  const say = useSay(payPasswordMessages)
  const filling = useFilling(payPasswordFields, {
    async send(body) {
      await scope.call(changePayPassword, { body })
      scope.toasts.brief('success', say('done'))
      // Leads back to the payment from which the user came.
      const back = safeRedirect(urlState.$query.get().redirect, location.href)
      if (back) goTo(back, { replace: true })
      else filling.restart()
    },
  })
  return (
    <div className="stack gap-16">
      <h1 className="page-frame-title" part="title">
        {say('title')}
      </h1>
      <Card padding="form">
        <p className="pay-password-text text-dense ink-2">{say('text')}</p>
        <Form of={filling} className="form-narrow">
          <FormField of={filling} name="password" />
          <FormField of={filling} name="phone" />
          <CodeField of={filling} to="phone" name="smsCode" scene="payPassword" />
          <FormField of={filling} name="payPassword" autoComplete="new-password" />
          <SubmitButton of={filling} className="form-save">
            {say('save')}
          </SubmitButton>
        </Form>
      </Card>
    </div>
  )
}

import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { settlementFields } from './application-fields'
import type { Applications } from './applications.store'
import { Papers } from './papers'
import { registrationMessages } from './registration.messages'

/** Form for an enterprise membership: company, licence and contact. */
export function SettlementForm({ of }: { of: Applications }) {
  const scope = useScope()
  const say = useSay(registrationMessages)
  const filling = useFilling(settlementFields, {
    async send(body) {
      await of.openMembership(body)
      scope.toasts.brief('success', say('applied'))
    },
  })
  return (
    <Form of={filling} className="registration-form">
      <FormField of={filling} name="company" />
      <FormField of={filling} name="creditCode" />
      <Papers of={filling} name="licenses" />
      <FormField of={filling} name="contact" />
      <FormField of={filling} name="phone" />
      <SubmitButton of={filling} size="large" className="form-save">
        {say('apply')}
      </SubmitButton>
    </Form>
  )
}

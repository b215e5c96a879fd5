import { Papers } from '../../session/registration/papers'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useContact } from '../../session/sign-in/use-contact'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { certificationFields } from './certification-fields'
import type { CertificationStore } from './certification.store'
import { companyMessages } from './company.messages'

export function CertificationForm({ of }: { of: CertificationStore }) {
  const say = useSay(companyMessages)
  const { phone } = useContact()
  const filling = useFilling(certificationFields, {
    start: { phone },
    async send(body) {
      await of.apply(body)
    },
  })
  return (
    <Form of={filling} className="form-narrow">
      <FormField of={filling} name="company" />
      <FormField of={filling} name="creditCode" />
      <Papers of={filling} name="licenses" />
      <FormField of={filling} name="legalPerson" />
      <FormField of={filling} name="idCard" autoComplete="off" />
      <FormField of={filling} name="phone" />
      <SubmitButton of={filling} size="large" className="form-save">
        {say('apply')}
      </SubmitButton>
    </Form>
  )
}

import { useStore } from '@nanostores/react'
import { categoriesOf } from '../../catalogue/categories/categories.store'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { supplierFields } from '../../session/registration/application-fields'
import type { Applications } from '../../session/registration/applications.store'
import { Papers } from '../../session/registration/papers'
import { registrationMessages } from '../../session/registration/registration.messages'
import sheet from './company.css?sheet'

/** Form of a supplier: company, categories, licences, bank account and contact. */
export function SupplierForm({ of }: { of: Applications }) {
  useSheet(sheet)
  const scope = useScope()
  const say = useSay(registrationMessages)
  const { value: categories = [] } = useStore(categoriesOf(scope).$state)
  const filling = useFilling(supplierFields, {
    async send(body) {
      await of.supply(body)
      scope.toasts.brief('success', say('applied'))
    },
  })
  const choices = categories.map(({ id, cateName }) => ({ value: id, text: [cateName, cateName] as const }))
  return (
    <Form of={filling} className="registration-form">
      <FormField of={filling} name="company" />
      <FormField of={filling} name="creditCode" />
      <FormField of={filling} name="categories" choices={choices} className="supplier-categories" />
      <Papers of={filling} name="licenses" />
      <FormField of={filling} name="bank" />
      <FormField of={filling} name="bankCard" />
      <FormField of={filling} name="contact" />
      <FormField of={filling} name="phone" />
      <SubmitButton of={filling} size="large" className="form-save">
        {say('apply')}
      </SubmitButton>
    </Form>
  )
}

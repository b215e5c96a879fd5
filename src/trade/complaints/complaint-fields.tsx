import { choicesOfSite } from '../../core/form/form-field'
import { Pictures } from '../../site/files/pictures'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import { useChoices } from '../../ui/use-label'
import type { complaintForm } from './complaint-form'
import { complaintType } from './complaint-type'

export function ComplaintFields({ of }: { of: Filling<typeof complaintForm.fields> }) {
  const types = useChoices(complaintType).map(({ code }) => code)
  return (
    <Form of={of} className="complaint-form">
      <FormField of={of} name="type" width={320} choices={choicesOfSite(complaintType, types)} />
      <FormField of={of} name="title" />
      <FormField of={of} name="content" rows={6} />
      <FormField of={of} name="phone" width={320} />
      <FormField of={of} name="files">
        {(drawn) => <Pictures drawn={drawn} />}
      </FormField>
    </Form>
  )
}

import { Pictures } from '../../site/files/pictures'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import type { complaintForm } from './complaint-form'

export const ComplaintFields = ({ of }: { of: Filling<typeof complaintForm.fields> }) => (
  <Form of={of} className="complaint-form">
    <FormField of={of} name="type" width={320} />
    <FormField of={of} name="title" />
    <FormField of={of} name="content" rows={6} />
    <FormField of={of} name="phone" width={320} />
    <FormField of={of} name="files">
      {(drawn) => <Pictures drawn={drawn} />}
    </FormField>
  </Form>
)

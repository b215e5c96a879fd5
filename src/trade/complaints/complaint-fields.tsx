import { useRef } from 'react'
import { Pictures } from '../../site/files/pictures'
import type { Contact } from '../../session/sign-in/contact'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { complaintForm } from './complaint-form'
import type { Filing } from './complaint-steps.store'
import { complaintMessages } from './complaints.messages'

/**
 * Creates the form state of a complaint, with the account's phone number prefilled.
 * @param send receives the values of a valid form after all pictures are uploaded
 */
export function useComplaint(send: (said: Filing) => Promise<unknown>, { phone }: Pick<Contact, 'phone'>) {
  const say = useSay(complaintMessages)
  const { toasts } = useScope()
  const uploading = useRef(false)
  const filling = useFilling(complaintForm, {
    start: { phone },
    async send(said) {
      if (uploading.current) return toasts.brief('warning', say('busy'))
      await send(said)
    },
  })
  return { filling, onBusy: (busy: boolean) => void (uploading.current = busy) }
}

type ComplaintFieldsProps = { of: ReturnType<typeof useComplaint> }

export const ComplaintFields = ({ of: { filling, onBusy } }: ComplaintFieldsProps) => (
  <Form of={filling} className="complaint-form">
    <FormField of={filling} name="type" width={320} />
    <FormField of={filling} name="title" />
    <FormField of={filling} name="content" rows={6} />
    <FormField of={filling} name="phone" width={320} />
    <FormField of={filling} name="files">
      {(drawn) => <Pictures drawn={drawn} onBusy={onBusy} />}
    </FormField>
  </Form>
)

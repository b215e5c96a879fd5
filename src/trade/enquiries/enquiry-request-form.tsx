import type { Contact } from '../../session/sign-in/contact'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { RequestForm } from '../offers/request-form'
import { enquiryForm } from './enquiry-form'
import { enquiryRequestMessages } from './enquiry-request.messages'
import type { EnquiryRequest } from './enquiry-request.store'

const names = ['title', 'deadline', 'contactName', 'contactPhone', 'remark', 'files'] as const

type EnquiryRequestFormProps = {
  request: EnquiryRequest
  /** Default contact person. */
  contact: Contact
}

/** Form for subject, deadline, contact and remarks, with the submit button. */
export function EnquiryRequestForm({ request, contact }: EnquiryRequestFormProps) {
  const say = useSay(enquiryRequestMessages)
  const { said } = request.$draft.get()
  const filling = useFilling(enquiryForm, {
    start: {
      ...said,
      contactName: said.contactName || contact.legalName,
      contactPhone: said.contactPhone || contact.phone,
    },
    labels: 'above',
    send: (values) => request.send(values),
  })
  return (
    <RequestForm
      of={filling}
      names={names}
      columns="halves"
      said={() => request.$draft.get().said}
      keep={request.keepSaid}
      $unknown={request.$unknown}
      isEmpty={() => request.$lines.get().length === 0}
      looksGood={() => request.looksGood()}
      title={say('said')}
      say={say}
    />
  )
}

import type { Contact } from '../../session/sign-in/contact'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { offerForm } from './offer-form'
import type { OfferRequest } from './offer-request.store'
import { offerMessages } from './offers.messages'
import { RequestForm } from './request-form'

const names = ['contactName', 'contactPhone', 'expectDate', 'remark', 'files'] as const

type OfferRequestFormProps = {
  request: OfferRequest
  /** Default contact person. */
  contact: Contact
}

/** Form for contact, date and remarks, with the submit button. */
export function OfferRequestForm({ request, contact }: OfferRequestFormProps) {
  const say = useSay(offerMessages)
  const { said } = request.draft.$draft.get()
  const filling = useFilling(offerForm, {
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
      columns="thirds"
      said={() => request.draft.$draft.get().said}
      keep={(drafts) => request.draft.change({ said: { ...request.draft.$draft.get().said, ...drafts } })}
      $unknown={request.$unknown}
      isEmpty={() => request.$rows.get().length === 0}
      looksGood={() => request.looksGood()}
      title={say('requestSaid')}
      say={say}
    />
  )
}

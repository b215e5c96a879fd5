import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { sessionOf } from '../../session/sign-in/session.store'
import { useHost, useHref, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import requestSheet from '../offers/offer-request.css?sheet'
import offersSheet from '../offers/offers.css?sheet'
import { enquiryMessages } from './enquiries.messages'
import { EnquiryRequestForm } from './enquiry-request-form'
import { EnquiryRequestLines } from './enquiry-request-lines'
import { enquiryRequestMessages } from './enquiry-request.messages'
import { openEnquiryRequest } from './enquiry-request.store'
import sheet from './enquiries.css?sheet'

/** Asking suppliers: goods that the shop lists, and what it does not, until a day. */
export default function EnquiryRequestPage() {
  useSheet(offersSheet)
  useSheet(requestSheet)
  useSheet(sheet)
  const { scope } = useHost()
  const session = useStore(sessionOf(scope).$session)
  const token = useStore(scope.token.$token)
  if (session.state !== 'member' || !session.user) return null
  return <Request key={token} contactName={session.user.legalName} />
}

function Request({ contactName }: { contactName: string }) {
  const say = useSay(enquiryRequestMessages)
  const word = useSay(enquiryMessages)
  const href = useHref()
  const { scope, place } = useHost()
  const [request] = useState(() => openEnquiryRequest(scope, place))
  useEffect(() => void request.takeAddress(), [request])
  return (
    <div className="page">
      <header className="page-head">
        <h1 className="page-title" part="title">
          {say('title')}
        </h1>
        <a className="request-list" href={href('enquiries')}>
          {word('toList')}
        </a>
      </header>
      <div className="request-frame">
        <EnquiryRequestLines request={request} />
        <EnquiryRequestForm request={request} contactName={contactName} />
      </div>
    </div>
  )
}

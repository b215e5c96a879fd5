import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Contact } from '../../session/sign-in/contact'
import { KnownMember } from '../../session/sign-in/known-member'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { enquiryMessages } from './enquiries.messages'
import { EnquiryRequestForm } from './enquiry-request-form'
import { EnquiryRequestLines } from './enquiry-request-lines'
import { enquiryRequestMessages } from './enquiry-request.messages'
import { openEnquiryRequest } from './enquiry-request.store'
import sheet from './enquiries.css?sheet'

/** Page to send an inquiry to suppliers, for listed and unlisted goods. */
export default function EnquiryRequestPage() {
  useSheet(sheet)
  const { scope } = useHost()
  const token = useStore(scope.token.$token)
  return <KnownMember>{(user) => <Request key={token} contact={user} />}</KnownMember>
}

function Request({ contact }: { contact: Contact }) {
  const say = useSay(enquiryRequestMessages)
  const word = useSay(enquiryMessages)
  const href = useHref()
  const { scope, urlState } = useHost()
  const request = useOpened(() => openEnquiryRequest(scope, urlState))
  useEffect(() => void request.takeAddress(), [request])
  return (
    <div className="page-frame">
      <header className="page-frame-head">
        <h1 className="page-frame-title" part="title">
          {say('title')}
        </h1>
        <a className="link" href={href('enquiries')}>
          {word('toList')}
        </a>
      </header>
      <EnquiryRequestLines request={request} />
      <EnquiryRequestForm request={request} contact={contact} />
    </div>
  )
}

import { useStore } from '@nanostores/react'
import type { Contact } from '../../session/sign-in/contact'
import { KnownMember } from '../../session/sign-in/known-member'
import { sessionOf } from '../../session/sign-in/session.store'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { Refused } from '../../session/permission/refused'
import { useSheet } from '../../ui/sheet'
import { OfferRequestForm } from './offer-request-form'
import { OfferRequestLines } from './offer-request-lines'
import { OfferRequestSent } from './offer-request-sent'
import { openOfferRequest } from './offer-request.store'
import { offerMessages } from './offers.messages'
import sheet from './offer-request.css?sheet'

/** Page to request a quotation for selected cart lines, listed products and unlisted goods. */
export default function OfferRequestPage() {
  useSheet(sheet)
  const { scope } = useHost()
  const session = useStore(sessionOf(scope).$session)
  const token = useStore(scope.token.$token)
  if (session.state !== 'member') return <Refused refusal="logIn" form="page" />
  return (
    <div className="offer-request">
      <KnownMember>{(user) => <Request key={token} contact={user} />}</KnownMember>
    </div>
  )
}

function Request({ contact }: { contact: Contact }) {
  const say = useSay(offerMessages)
  const href = useHref()
  const { scope, urlState } = useHost()
  const request = useOpened(() => openOfferRequest(scope, urlState))
  const sent = useStore(request.$sent)
  return (
    <Page
      of={request.cart}
      title={say('requestTitle')}
      actions={
        <a className="link" href={href('offers')}>
          {say('toList')}
        </a>
      }
      what={say('fromCart')}
    >
      {() =>
        sent ? (
          <OfferRequestSent sent={sent} />
        ) : (
          <>
            <OfferRequestLines request={request} />
            <OfferRequestForm request={request} contact={contact} />
          </>
        )
      }
    </Page>
  )
}

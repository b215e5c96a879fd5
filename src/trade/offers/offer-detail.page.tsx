import { DocumentMoney } from '../../site/brand-site/document-money'
import { DocumentPage } from '../../ui/pages/document-page'
import { useHost, useOpened, useSay } from '../../ui/host'
import { openOfferDetail } from './offer-detail.store'
import { OfferHead } from './offer-head'
import { OfferLines } from './offer-lines'
import { OfferSaid } from './offer-said'
import { OfferThread } from './offer-thread'
import { OfferVersions } from './offer-versions'
import { offerMessages } from './offers.messages'

/** Detail page of a quotation: request, quotes, messages and actions. */
export default function OfferDetailPage({ offerId }: { offerId: string }) {
  const { scope } = useHost()
  const say = useSay(offerMessages)
  const { document, steps } = useOpened(() => openOfferDetail(scope, offerId))
  return (
    <DocumentPage of={document} what={say('title')} missing={say('missing')} list="offers">
      {(offer) => (
        <DocumentMoney of={offer}>
          <OfferHead offer={offer} steps={steps} onOver={() => void document.reload()} />
          <OfferLines offer={offer} />
          <OfferVersions offer={offer} />
          <OfferSaid offer={offer} />
          <OfferThread offer={offer} steps={steps} />
        </DocumentMoney>
      )}
    </DocumentPage>
  )
}

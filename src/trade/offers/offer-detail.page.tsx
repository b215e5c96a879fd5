import { useState } from 'react'
import { DocumentPage } from '../../ui/document-page'
import { useHost, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { openOfferDetail } from './offer-detail.store'
import { OfferHead } from './offer-head'
import { OfferLines } from './offer-lines'
import { OfferSaid } from './offer-said'
import { OfferThread } from './offer-thread'
import { OfferVersions } from './offer-versions'
import { offerMessages } from './offers.messages'
import detailSheet from './offer-detail.css?sheet'
import sheet from './offers.css?sheet'

/** One quotation: what was asked, all that was quoted and said, and what can be done with it. */
export default function OfferDetailPage({ offerId }: { offerId: string }) {
  useSheet(sheet)
  useSheet(detailSheet)
  const { scope } = useHost()
  const say = useSay(offerMessages)
  const [{ document, steps }] = useState(() => openOfferDetail(scope, offerId))
  return (
    <DocumentPage of={document} say={say} list="offers">
      {(offer) => (
        <div className="offer-page">
          <OfferHead offer={offer} steps={steps} onOver={() => void document.reload()} />
          <OfferLines offer={offer} />
          <OfferVersions offer={offer} />
          <OfferSaid offer={offer} />
          <OfferThread offer={offer} steps={steps} />
        </div>
      )}
    </DocumentPage>
  )
}

import { useState } from 'react'
import { EmptyCard } from '../../ui/empty-card'
import { useHost, useHref, useSay } from '../../ui/host'
import { Page } from '../../ui/page-frame'
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
  const href = useHref()
  const [detail] = useState(() => openOfferDetail(scope, offerId))
  return (
    <Page
      of={detail.offer}
      what={say('title')}
      missing={
        <EmptyCard
          drawing="search"
          heading="h1"
          title={say('missing')}
          text={say('missingText')}
          way={{ label: say('toList'), href: href('offers') }}
        />
      }
    >
      {(offer) => (
        <div className="offer-page">
          <OfferHead offer={offer} steps={detail.steps} onOver={() => void detail.offer.reload()} />
          <OfferLines offer={offer} />
          <OfferVersions offer={offer} />
          <OfferSaid offer={offer} />
          <OfferThread offer={offer} steps={detail.steps} />
        </div>
      )}
    </Page>
  )
}

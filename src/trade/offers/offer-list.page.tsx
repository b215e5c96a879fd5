import { useStore } from '@nanostores/react'
import { DocumentList } from '../../ui/tables/document-list'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { RangeSelect } from '../../ui/forms/range-select'
import { StateList } from '../../ui/tables/state-list'
import { OfferBlock } from './offer-block'
import { openOfferList } from './offer-list.store'
import { offerState } from './offer-state'
import { offerMessages } from './offers.messages'

const counted: readonly number[] = [offerState.code.toBeQuoted, offerState.code.quoted]

/** List page of quotations with a filter by state. */
export default function OfferListPage() {
  const { scope, urlState } = useHost()
  const say = useSay(offerMessages)
  const href = useHref()
  const offers = useOpened(() => openOfferList(scope, urlState))
  const { filters } = useStore(offers.$query)
  return (
    <StateList
      of={offers}
      states={offerState}
      counted={counted}
      say={say}
      find={say('find')}
      actions={
        <LinkButton size="small" icon="filePen" href={href('askOffer')}>
          {say('newOne')}
        </LinkButton>
      }
      filters={
        <RangeSelect
          label={say('range')}
          range={filters.range}
          onChange={(range) => offers.change({ filters: { range } })}
        />
      }
      begin={
        <LinkButton variant="primary" href={href('askOffer')}>
          {say('newOne')}
        </LinkButton>
      }
    >
      {({ content }) => (
        <DocumentList heads={[say('goods'), say('quotedTotal'), say('state'), say('action')]}>
          {content.map((offer) => (
            <OfferBlock key={offer.id} offer={offer} offers={offers} />
          ))}
        </DocumentList>
      )}
    </StateList>
  )
}

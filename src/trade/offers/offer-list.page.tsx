import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useHost, useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/list-page'
import { useSheet } from '../../ui/sheet'
import { OfferBlock } from './offer-block'
import { OfferListHead } from './offer-list-head'
import { openOfferList } from './offer-list.store'
import { offerMessages } from './offers.messages'
import listSheet from './offer-list.css?sheet'
import sheet from './offers.css?sheet'

/** Quotations by state, to be found again and gone on with. */
export default function OfferListPage() {
  useSheet(sheet)
  useSheet(listSheet)
  const { scope, place } = useHost()
  const say = useSay(offerMessages)
  const href = useHref()
  const [offers] = useState(() => openOfferList(scope, place))
  const { filters } = useStore(offers.$query)
  const narrowed = Object.values(filters).some(Boolean)
  return (
    <ListPage
      of={offers}
      what={say('list')}
      filters={<OfferListHead offers={offers} />}
      empty={
        narrowed
          ? { drawing: 'search', title: say('noneFound'), text: say('noneFoundText') }
          : {
              drawing: 'list',
              title: say('none'),
              text: say('noneText'),
              actions: (
                <LinkButton variant="primary" href={href('askOffer')}>
                  {say('newOne')}
                </LinkButton>
              ),
            }
      }
    >
      {({ content }) => (
        <div className="offers">
          <div className="card offers-columns" aria-hidden="true">
            <span>{say('goods')}</span>
            <span>{say('quotedTotal')}</span>
            <span>{say('state')}</span>
            <span>{say('action')}</span>
          </div>
          {content.map((offer) => (
            <OfferBlock key={offer.id} offer={offer} offers={offers} />
          ))}
        </div>
      )}
    </ListPage>
  )
}

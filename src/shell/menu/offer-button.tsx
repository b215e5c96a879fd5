import { offerDraftOf } from '../../trade/offers/offer-draft.store'
import { offerDraftMessages } from '../../trade/offers/offer-draft.messages'
import { Badge } from '../../ui/badge'
import { useAsDrawn, useHref, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'

/** Link to the current quotation draft with its number of goods, or to all quotations. */
export function OfferButton() {
  const href = useHref()
  const say = useSay(offerDraftMessages)
  const count = useAsDrawn(offerDraftOf(useScope()).$count)
  return (
    <a
      className="menu-cart-button menu-offer-button row gap-8 rigid push ink"
      href={href(count > 0 ? 'askOffer' : 'offers')}
      part="action"
    >
      <Icon name="filePen" size={18} />
      <span className="menu-cart-words">{say('list')}</span>
      {count > 0 && <Badge large count={count} label={say('count', { n: count })} />}
    </a>
  )
}

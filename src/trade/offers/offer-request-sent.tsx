import type { Data } from '../../core/api/endpoint'
import { Card } from '../../ui/card'
import { useHref, useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { LinkButton } from '../../ui/link-button'
import type { addOffer } from './offers.contract'
import { offerMessages } from './offers.messages'

/** Confirmation of a sent request with its number and a link. */
export function OfferRequestSent({ sent: { offerId, offerNo } }: { sent: Data<typeof addOffer> }) {
  const say = useSay(offerMessages)
  const href = useHref()
  return (
    <Card padding="none">
      <div className="offer-request-sent" role="status">
        <span className="offer-request-sent-mark">
          <Icon name="check" size={24} />
        </span>
        <h2 className="offer-request-sent-title">{say('sentTitle')}</h2>
        <p className="offer-request-sent-text">{say('sentText', { no: offerNo })}</p>
        <div className="offer-request-sent-actions">
          <LinkButton href={href('home')}>{say('goOn')}</LinkButton>
          <LinkButton variant="primary" href={href('offer', { offerId })}>
            {say('toOffer')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

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
      <div className="offer-request-sent stack gap-8 center text-center" role="status">
        <span className="offer-request-sent-mark stack middle">
          <Icon name="check" size={24} />
        </span>
        <h2 className="text-h3 bold">{say('sentTitle')}</h2>
        <p className="ink-2">{say('sentText', { no: offerNo })}</p>
        <div className="row gap-12 stretch above-12">
          <LinkButton href={href('home')}>{say('goOn')}</LinkButton>
          <LinkButton variant="primary" href={href('offer', { offerId })}>
            {say('toOffer')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

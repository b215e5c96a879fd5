import { useHref, useSay, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'
import { pictureAddress } from '../../core/address/picture-address'
import { GiftPrice } from './gift-price'
import { giftStock } from './gift-stock'
import type { Gift } from './gifts.contract'
import { giftsMessages } from './gifts.messages'

/** Card of a gift in the list; the whole card is a link. */
export function GiftCard({ gift }: { gift: Gift }) {
  const say = useSay(giftsMessages)
  const href = useHref()
  const scope = useScope()
  const { id, name, image } = gift
  return (
    <a className="card gift-card" part="row" href={href('gift', { giftId: id })}>
      <span className="stack shrink">
        <Picture src={pictureAddress(scope, image)} alt="" />
      </span>
      <GiftPrice gift={gift} />
      <span className="gift-name text-dense clamp-2 anywhere" title={name}>
        {name}
      </span>
      <span className="meta">{giftStock(gift, say, 'stock')}</span>
    </a>
  )
}

import type { useHref } from '../../ui/host'
import type { Draft } from './checkout.contract'

/** Returns the link to the page where the checkout's content can be changed, and the message key of its text. */
export function checkoutBack({ offer, gift, groups, left }: Draft, href: ReturnType<typeof useHref>) {
  if (offer) return { href: href('offer', { offerId: offer.id }), words: 'backToOffer' } as const
  if (gift) return { href: href('gift', { giftId: gift.id }), words: 'backToGift' } as const
  const [line] = left
  if (groups.length === 0 && left.length === 1 && line)
    return { href: href('goods', { goodsId: line.goodsId }), words: 'backToGoods' } as const
  return { href: href('cart'), words: 'backToCart' } as const
}

import type { Draft } from './checkout.contract'

/** Returns why a checkout cannot be submitted, or undefined if it can. */
export function stuckBecause({ offer, gift, groups, left }: Draft) {
  if (offer && left.length > 0) return 'stuckOffer'
  if (groups.length === 0) return 'stuckNothing'
  if (gift && gift.points > gift.available) return 'stuckGift'
  return undefined
}

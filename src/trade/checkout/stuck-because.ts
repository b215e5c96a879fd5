import type { Draft } from './checkout.contract'

/** Why a checkout cannot be submitted as it is; nothing when it can. */
export function stuckBecause({ offer, gift, groups, left }: Draft) {
  if (offer && left.length > 0) return 'stuckOffer'
  if (groups.length === 0) return 'stuckNothing'
  if (gift && gift.points > gift.available) return 'stuckGift'
  return undefined
}

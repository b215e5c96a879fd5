import type { Goods } from './goods.contract'

type Prices = Pick<Goods['skuItemDefault'], 'priceKind' | 'activityPrice' | 'oldPrice'>

const lowering = ['member', 'contract', 'activity'] as const

/**
 * Returns the name of a price below the retail price; undefined if it has none of its own. A back end that does not name
 * the rule has activity prices and member prices.
 */
export function priceName({ priceKind, activityPrice, oldPrice }: Prices) {
  if (oldPrice === undefined) return undefined
  const kind = priceKind ?? (activityPrice === undefined ? 'member' : 'activity')
  const found = lowering.find((each) => each === (kind === 'tier' ? 'member' : kind))
  return found && (`${found}Price` as const)
}

/** Returns the name that all lower prices of a list share. */
export function sharedPriceName(list: readonly Prices[]) {
  const names = new Set(list.filter(({ oldPrice }) => oldPrice !== undefined).map(priceName))
  return names.size === 1 ? [...names][0] : undefined
}

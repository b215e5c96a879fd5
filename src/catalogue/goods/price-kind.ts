/**
 * Rules that set a price, in the order in which they apply. `account`: price of a channel account. `quotation`: agreed for
 * one order. `order`: price at the time of the order in another quantity.
 */
export const priceKinds = [
  'list',
  'brand',
  'member',
  'tier',
  'contract',
  'activity',
  'account',
  'quotation',
  'order',
] as const
export type PriceKind = (typeof priceKinds)[number]

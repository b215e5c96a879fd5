import type { OfferLine } from './offers.contract'

/** What tells this size from others: its values and its model. */
export const specWords = ({ spec, skuCode }: Pick<OfferLine, 'spec' | 'skuCode'>): string =>
  [Object.values(spec).join(' · '), skuCode].filter(Boolean).join('　')

import type { Goods } from './goods.contract'

/** `SKF · 6204-2Z`, or the one of them that is there. */
export const brandAndCode = ({ brandName, skuItemDefault }: Pick<Goods, 'brandName' | 'skuItemDefault'>) =>
  [brandName, skuItemDefault.skuCode].filter(Boolean).join(' · ')

import type { Goods } from './goods.contract'

/** Joins brand and code, as in `SKF · 6204-2Z`; returns only one if the other is missing. */
export const brandAndCode = ({ brandName, skuItemDefault }: Pick<Goods, 'brandName' | 'skuItemDefault'>) =>
  [brandName, skuItemDefault.skuCode].filter(Boolean).join(' · ')

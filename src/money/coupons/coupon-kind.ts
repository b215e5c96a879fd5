import { siteDictionary } from '../../core/dictionary'

/** How a coupon reckons. The codes are ours. */
export const couponKind = siteDictionary('couponKind', {
  fullCut: [10, '满减券', 'Amount off'],
  discount: [20, '折扣券', 'Percent off'],
})

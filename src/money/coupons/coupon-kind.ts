import { siteDictionary } from '../../core/language/dictionary'

/** Discount types of coupons. The codes are our own. */
export const couponKind = siteDictionary('couponKind', {
  fullCut: [10, '满减券', 'Amount off'],
  discount: [20, '折扣券', 'Percent off'],
})

import { siteDictionary } from '../../core/language/dictionary'

/** Issuers of coupons, which pay for the discount. */
export const couponType = siteDictionary('couponType', {
  platform: [10, '平台券', 'Platform'],
  merchant: [20, '商家券', 'Merchant'],
})

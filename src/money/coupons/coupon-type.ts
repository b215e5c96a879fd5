import { dictionary } from '../../core/dictionary'

/** Who pays for the discount. */
export const couponType = dictionary('couponType', {
  platform: [10, '平台券', 'Platform'],
  merchant: [20, '商家券', 'Merchant'],
})

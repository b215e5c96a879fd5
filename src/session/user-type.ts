import { dictionary } from '../core/dictionary'

/** What kind of member a buyer is. */
export const userType = dictionary('userType', {
  retail: [10, '零售会员', 'Retail member'],
  enterprise: [20, '企业会员', 'Enterprise member'],
})

import { dictionary } from '../core/language/dictionary'

/** Types of members. */
export const userType = dictionary('userType', {
  retail: [10, '零售会员', 'Retail member'],
  enterprise: [20, '企业会员', 'Enterprise member'],
})

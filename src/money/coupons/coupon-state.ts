import { dictionary } from '../../core/language/dictionary'

/** States of a buyer's coupon. */
export const couponState = dictionary('couponState', {
  unused: [10, '未使用', 'Unused', 'waits'],
  locked: [20, '使用中', 'In use', 'moves'],
  used: [30, '已使用', 'Used', 'done'],
  expired: [40, '已过期', 'Expired', 'ended'],
})

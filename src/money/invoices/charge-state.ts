import { dictionary } from '../../core/language/dictionary'

export const chargeState = dictionary('chargeState', {
  toBePaid: [10, '待支付', 'To be paid', 'waits'],
  paid: [20, '已支付', 'Paid', 'done'],
  dropped: [30, '已取消', 'Cancelled', 'ended'],
  returned: [40, '已退回', 'Refunded', 'ended'],
})

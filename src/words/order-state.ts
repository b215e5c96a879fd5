import { dictionary } from '../core/language/dictionary'

export const orderState = dictionary('orderState', {
  pendingReview: [10, '待审核', 'Pending review', 'waits'],
  pendingSigning: [20, '待签约', 'Pending signing', 'waits'],
  toBePaid: [30, '待付款', 'To be paid', 'waits'],
  toBeShipped: [40, '待发货', 'To be shipped', 'moves'],
  partlyShipped: [50, '部分发货', 'Partly shipped', 'moves'],
  toBeReceived: [60, '待收货', 'To be received', 'moves'],
  completed: [70, '已完成', 'Completed', 'done'],
  closed: [80, '已关闭', 'Closed', 'ended'],
  cancelled: [90, '已取消', 'Cancelled', 'ended'],
})

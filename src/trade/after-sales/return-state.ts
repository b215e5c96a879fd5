import { dictionary } from '../../core/language/dictionary'

/** Detailed states of a return, including a complaint about it. */
export const returnState = dictionary('returnState', {
  applied: [10, '已申请', 'Applied', 'waits'],
  rejected: [20, '已驳回', 'Rejected', 'refused'],
  waitingForReturn: [21, '待退回', 'Waiting for user return', 'waits'],
  approved: [30, '已通过', 'Approved', 'done'],
  returned: [40, '已退回', 'Returned', 'moves'],
  returnReceived: [50, '已收到退货', 'Return received', 'moves'],
  awaitingRefund: [60, '待退款', 'Awaiting refund', 'moves'],
  refundCompleted: [70, '退款完成', 'Refund completed', 'done'],
  awaitingShipment: [80, '待发货', 'Awaiting shipment', 'moves'],
  shipped: [90, '已发货', 'Shipped', 'moves'],
  receiptConfirmed: [91, '已确认收货', 'Receipt confirmed', 'done'],
  userCancelled: [95, '用户取消', 'User cancelled', 'ended'],
  complaintCompleted: [96, '投诉完成', 'Complaint completed', 'done'],
  completed: [99, '已完成', 'Completed', 'done'],
})

import { dictionary } from '../core/language/dictionary'

/** States of a pay order. 0 waits for confirmation of the order, 20 for confirmation of the money after a voucher. */
export const payOrderState = dictionary('payOrderState', {
  orderToBeConfirmed: [0, '待确认', 'To be confirmed', 'waits'],
  toBePaid: [10, '待付款', 'To be paid', 'waits'],
  pendingReview: [15, '待审核', 'Pending review', 'waits'],
  moneyToBeConfirmed: [20, '待确认', 'To be confirmed', 'waits'],
  rejected: [30, '已驳回', 'Rejected', 'refused'],
  paid: [40, '已付款', 'Paid', 'done'],
})

const { pendingReview, moneyToBeConfirmed } = payOrderState.code

/** Returns whether a voucher is under review. Until its end the order neither expires nor accepts another payment. */
export const underReview = (state: number): boolean => state === pendingReview || state === moneyToBeConfirmed

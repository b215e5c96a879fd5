import { dictionary } from '../../core/dictionary'

/** Two states await confirmation: 0 of the order before it can be paid, 20 of the money after a voucher. */
export const payOrderState = dictionary('payOrderState', {
  orderToBeConfirmed: [0, '待确认', 'To be confirmed', 'waits'],
  toBePaid: [10, '待付款', 'To be paid', 'waits'],
  pendingReview: [15, '待审核', 'Pending review', 'waits'],
  moneyToBeConfirmed: [20, '待确认', 'To be confirmed', 'waits'],
  rejected: [30, '已驳回', 'Rejected', 'refused'],
  paid: [40, '已付款', 'Paid', 'done'],
})

const { pendingReview, moneyToBeConfirmed } = payOrderState.code

/** A voucher is being looked at: the order neither ends nor is paid otherwise meanwhile. */
export const underReview = (state: number): boolean => state === pendingReview || state === moneyToBeConfirmed

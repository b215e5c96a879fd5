import { orderState } from '../../words/order-state'
import type { Placed } from './checkout.contract'

const { toBePaid, pendingReview, pendingSigning } = orderState.code
const unpaid: readonly number[] = [toBePaid, pendingReview, pendingSigning]

/** Returns whether no payment is open, now or after a review. */
export const isPaid = ({ orders, request }: Placed) =>
  !request && !orders.some(({ state }) => unpaid.includes(state))

import { todoKind } from '../../../../src/account/todo/todo-kind'
import { mostOfOne, type TodoSource } from '../../account/todo/todo-sources'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { heldCoupons } from './held-coupons'

const soon = 14 * day

/** Coupons that can be used now and not much longer. */
export const todo: TodoSource = async (who) => {
  const coupons = await heldCoupons(who)
  const now = clock.now()
  return coupons
    .filter(({ useFrom, useTo }) => useFrom <= now && useTo <= after(now, soon))
    .slice(0, mostOfOne)
    .map(({ name, useTo }) => ({
      kind: todoKind.code.useCoupon,
      subject: name,
      dueAt: useTo,
      path: '/user/coupon',
    }))
}

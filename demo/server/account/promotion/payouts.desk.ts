import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { payoutActions, payoutState } from '../../../../src/account/promotion/payout'
import { db } from '../../core/database/db'
import type { Desk } from '../../core/operator/desk'
import { deskSteps } from '../../core/operator/desk-steps'
import { waiting } from '../../core/documents/waiting'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { movePayout } from './move-payout'
import { commissionPayout } from './promotion.table'
import { accountMoney } from '../../money/accounts/account-money'

const { submitted, approved } = payoutState.code

/** Commission that is to be paid out: looked at, then paid. */
export const desk = {
  title: ['佣金提现', 'Commission payouts'],
  permission: 'finance',
  ...waiting(
    commissionPayout,
    [commissionPayout.payoutNo, buyerLabel],
    (which) =>
      db()
        .select({ ...getTableColumns(commissionPayout), account: buyerLabel })
        .from(commissionPayout)
        .innerJoin(customer, eq(customer.id, commissionPayout.customerId))
        .where(and(inArray(commissionPayout.state, [submitted, approved]), which)),
    ({ account, payoutNo, amount, state }) => ({
      head: `${payoutNo} ${account} ${accountMoney(amount)}`,
      lines: [],
      asks: {
        pay: [[`打款 ${accountMoney(amount)} 给 ${account}`, `${accountMoney(amount)} to ${account}`]],
      },
      actions: payoutActions(state, 'platform'),
      auto: state === submitted ? 'approve' : 'pay',
    }),
  ),
  actions: deskSteps(movePayout, {
    approve: { label: ['通过', 'Approve'] },
    reject: { label: ['驳回', 'Reject'], why: ['原因', 'Reason'] },
    pay: { label: ['打款', 'Pay out'] },
  }),
} satisfies Desk

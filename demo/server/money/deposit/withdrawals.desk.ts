import { asc, eq, inArray } from 'drizzle-orm'
import { reviewState } from '../../../../src/account/company/review-state'
import { formatMoney } from '../../../../src/core/money'
import { reviewing, reviewWays, waitsForReview } from '../../account/company/review-desk'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { customer } from '../../session/sign-in/customer.table'
import { depositWithdraw } from './deposit.table'
import { moveWithdrawal } from './move-withdrawal'

/** Withdrawals that wait to be paid out. */
export const desk = {
  title: ['提现审核', 'Withdrawals'],
  async waiting() {
    const rows = await db()
      .select({ of: depositWithdraw, account: customer.loginAccount })
      .from(depositWithdraw)
      .innerJoin(customer, eq(customer.id, depositWithdraw.customerId))
      .where(inArray(depositWithdraw.reviewState, [...waitsForReview]))
      .orderBy(asc(depositWithdraw.createdAt), asc(depositWithdraw.id))
    return rows.map(({ of, account }) => ({
      id: of.id,
      head: `${account} ${formatMoney(of.amount)}`,
      lines: [reviewState.find(of.reviewState)?.text ?? '', `${of.bank} ${of.bankCard} ${of.holder}`],
      since: of.createdAt,
      ...reviewWays(of.reviewState),
    }))
  },
  actions: reviewing(moveWithdrawal),
} satisfies Desk

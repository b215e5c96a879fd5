import { asc, eq, inArray } from 'drizzle-orm'
import { reviewMachine } from '../../../../src/account/company/review-machine'
import { reviewState } from '../../../../src/account/company/review-state'
import { formatMoney } from '../../../../src/core/money'
import { reviewing, reviewWays, waitsForReview } from '../../account/company/review-desk'
import { audit } from '../../core/audit'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { stateChanged } from '../../core/refusal'
import { customer } from '../../session/sign-in/customer.table'
import { depositWithdraw } from './deposit.table'
import { moveWithdrawal } from './withdrawals'

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
  actions: reviewing(async (id, action, { reason = '' }) => {
    const { from, to } = reviewMachine[action]
    if (!(await moveWithdrawal(id, { from, to, reason }))) throw stateChanged()
    const line = { entity: 'deposit_withdraw', entityId: id, action, toState: to, reason }
    await audit({ actorType: 'platform', ...line })
  }),
} satisfies Desk

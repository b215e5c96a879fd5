import { asc, eq, inArray } from 'drizzle-orm'
import { reviewMachine } from '../../../../src/account/company/review-machine'
import { reviewState } from '../../../../src/account/company/review-state'
import { formatMoney } from '../../../../src/core/money'
import { reviewing, reviewRules, reviewWays, waitsForReview } from '../../account/company/review-desk'
import { notify } from '../../account/reminders/notify'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { locked } from '../../core/documents'
import { mover } from '../../core/move'
import { customer } from '../../session/sign-in/customer.table'
import { setCreditLimit } from '../accounts/credit-limit'
import { creditApply } from './credit.table'

const move = mover(creditApply, reviewMachine, {
  ...reviewRules,
  entity: 'credit_apply',
  hold: (id) => locked(db().select().from(creditApply).where(eq(creditApply.id, id))),
  async after({ id, customerId, amountWanted, updatedAt }, action) {
    if (action !== 'approve') return
    await setCreditLimit(customerId, amountWanted, `${id}/${updatedAt.getTime()}`)
    const amount = formatMoney(amountWanted)
    await notify({
      to: [customerId],
      title: ['授信申请已通过', 'Credit line granted'],
      content: [`信用额度为 ${amount}`, `The limit is ${amount}.`],
      topic: 'money',
      link: '/user/credit',
    })
  },
})

/** Credit lines that were applied for; what is approved is granted as it was wanted. */
export const desk = {
  title: ['授信申请', 'Credit applications'],
  async waiting() {
    const rows = await db()
      .select({ of: creditApply, account: customer.loginAccount })
      .from(creditApply)
      .innerJoin(customer, eq(customer.id, creditApply.customerId))
      .where(inArray(creditApply.reviewState, [...waitsForReview]))
      .orderBy(asc(creditApply.updatedAt), asc(creditApply.id))
    return rows.map(({ of, account }) => ({
      id: of.id,
      head: `${account} ${formatMoney(of.amountWanted)}`,
      lines: [reviewState.find(of.reviewState)?.text ?? '', of.purpose],
      files: of.files,
      since: of.updatedAt,
      ...reviewWays(of.reviewState),
    }))
  },
  actions: reviewing(move),
} satisfies Desk

import { asc, eq, inArray } from 'drizzle-orm'
import { reviewState } from '../../../../src/account/company/review-state'
import { formatMoney } from '../../../../src/core/money'
import { reviewing, reviewWays, waitsForReview } from '../../account/company/review-desk'
import { notify } from '../../account/notices/notify'
import { audit } from '../../core/audit'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { customer } from '../../session/sign-in/customer.table'
import { setCreditLimit } from '../accounts/credit-limit'
import { moveApplication } from './credit-applications'
import { creditApply } from './credit.table'

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
  actions: reviewing(async (id, step) => {
    const row = await moveApplication(id, step)
    if (!row) return false
    const { customerId, amountWanted } = row
    const amount = formatMoney(amountWanted)
    if (step.to === reviewState.code.approved) {
      await setCreditLimit(customerId, amountWanted, `${id}/${row.updatedAt.getTime()}`)
      await notify({
        to: [customerId],
        title: ['授信申请已通过', 'Credit line granted'],
        content: [`信用额度为 ${amount}`, `The limit is ${amount}.`],
        link: '/user/credit',
      })
    }
    await audit({
      actorType: 'platform',
      entity: 'credit_apply',
      entityId: id,
      action: step.action,
      toState: step.to,
      reason: step.reason,
    })
    return true
  }),
} satisfies Desk

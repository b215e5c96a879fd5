import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import { reviewing, reviewMover, waitingForReview } from '../../account/company/review-desk'
import { notify } from '../../account/reminders/notify'
import { db } from '../../core/database/db'
import type { Desk } from '../../core/operator/desk'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { setCreditLimit } from '../accounts/credit-limit'
import { creditApply } from './credit.table'
import { accountMoney } from '../accounts/account-money'

const rows = (where: SQL | undefined) => db().select().from(creditApply).where(where)
const withAccount = (where: SQL | undefined) =>
  db()
    .select({ ...getTableColumns(creditApply), account: buyerLabel })
    .from(creditApply)
    .innerJoin(customer, eq(customer.id, creditApply.customerId))
    .where(where)

const move = reviewMover(creditApply, rows, {
  entity: 'credit_apply',
  async after({ id, customerId, amountWanted, updatedAt }, action) {
    if (action !== 'approve') return
    await setCreditLimit(customerId, amountWanted, `${id}/${updatedAt.getTime()}`)
    const amount = accountMoney(amountWanted)
    await notify({
      to: [customerId],
      title: ['授信申请已通过', 'Credit application approved'],
      content: [`信用额度为 ${amount}`, `Your credit line is ${amount}.`],
      topic: 'money',
      link: '/user/credit',
    })
  },
})

/** Credit lines that were applied for; what is approved is granted as it was wanted. */
export const desk = {
  title: ['授信申请', 'Credit applications'],
  permission: 'finance',
  ...waitingForReview(
    creditApply,
    [buyerLabel],
    withAccount,
    ({ account, amountWanted, purpose, files }) => ({
      head: `${account} ${accountMoney(amountWanted)}`,
      lines: [purpose],
      files,
    }),
  ),
  actions: reviewing(move),
} satisfies Desk

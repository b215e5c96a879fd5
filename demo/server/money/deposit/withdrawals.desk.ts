import { eq, getTableColumns } from 'drizzle-orm'
import { reviewing, waitingForReview } from '../../account/company/review-desk'
import { db } from '../../core/database/db'
import type { Desk } from '../../core/operator/desk'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { depositWithdraw } from './deposit.table'
import { moveWithdrawal } from './move-withdrawal'
import { accountMoney } from '../accounts/account-money'

/** Withdrawals that wait to be paid out. */
export const desk = {
  title: ['提现审核', 'Withdrawals'],
  permission: 'finance',
  ...waitingForReview(
    depositWithdraw,
    [buyerLabel, depositWithdraw.holder],
    (where) =>
      db()
        .select({ ...getTableColumns(depositWithdraw), account: buyerLabel })
        .from(depositWithdraw)
        .innerJoin(customer, eq(customer.id, depositWithdraw.customerId))
        .where(where),
    ({ account, amount, bank, bankCard, holder }) => ({
      head: `${account} ${accountMoney(amount)}`,
      lines: [`${bank} ${bankCard} ${holder}`],
      asks: {
        approve: [
          [
            `向 ${bank} ${bankCard} ${holder} 打款 ${accountMoney(amount)}`,
            `${accountMoney(amount)} to ${bank} ${bankCard} ${holder}`,
          ],
        ],
      },
    }),
  ),
  actions: reviewing(moveWithdrawal),
} satisfies Desk

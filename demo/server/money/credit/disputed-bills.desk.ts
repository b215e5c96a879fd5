import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { billState } from '../../../../src/money/credit/bill-state'
import { notify } from '../../account/reminders/notify'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Desk } from '../../core/operator/desk'
import { waiting } from '../../core/documents/waiting'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { billWords } from './bill-words'
import { answerLines, disputedLines } from './bill-lines'
import { creditBill } from './credit.table'
import { moveBill } from './move-bill'
import { accountMoney } from '../accounts/account-money'

/** Formats an entry of a dispute. */
const wordLine = ({ at, actor, name, refNo, words }: Awaited<ReturnType<typeof billWords>>[number]): Text => {
  const about = [refNo, words].filter(Boolean).join(': ')
  const by: Text = actor === 'buyer' ? [name, name] : ['平台', 'Platform']
  return [`${at} ${by[0]} ${about}`, `${at} ${by[1]} ${about}`]
}

/** Statements that buyers found something wrong with. */
export const desk = {
  title: ['账单异议', 'Disputed statements'],
  permission: 'finance',
  ...waiting(
    creditBill,
    [creditBill.month, buyerLabel],
    (which) =>
      db()
        .select({ ...getTableColumns(creditBill), account: buyerLabel })
        .from(creditBill)
        .innerJoin(customer, eq(customer.id, creditBill.customerId))
        .where(and(eq(creditBill.state, billState.code.disputed), which)),
    async ({ account, ...bill }) => ({
      head: `${account} ${bill.month}`,
      lines: [
        accountMoney(bill.amount),
        bill.disputeReason,
        ...(await disputedLines(bill)).map(({ refNo, amount, reason }) => `${refNo} ${amount}: ${reason}`),
        ...(await billWords(bill.id)).map(wordLine),
      ],
      actions: ['reissue'],
      auto: 'reissue',
    }),
  ),
  actions: {
    reissue: {
      label: ['核对后重新出账', 'Check and reissue'],
      fields: [
        { name: 'answer', label: ['核对说明', 'Result of the check'], kind: 'textarea', optional: true },
      ],
      act: (id, { answer = '' }) =>
        moveBill(id, 'reissue', { actor: 'platform', reason: answer }, async ({ customerId, month }) => {
          await answerLines(id, answer)
          await notify({
            to: [customerId],
            title: [`${month} 账单已重新出账`, `Statement ${month} reissued`],
            content: answer
              ? [answer, answer]
              : ['我们已核对账单，请再次确认。', 'We have checked the statement. Please confirm it again.'],
            topic: 'money',
            link: '/user/credit/confirm',
          })
          return { issuedAt: clock.now() }
        }),
    },
  },
} satisfies Desk

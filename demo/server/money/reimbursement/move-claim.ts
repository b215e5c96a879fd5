import { depositType } from '../../../../src/money/deposit/deposit-type'
import { claimMachine } from '../../../../src/money/reimbursement/claim'
import { eventReminders } from '../../account/reminders/event-reminders'
import { documentMover } from '../../core/documents/document-mover'
import { give } from '../accounts/bookings'
import { heldClaim } from './claims'
import { expenseClaim } from './reimbursement.table'

type ClaimRow = typeof expenseClaim.$inferSelect

const tellClaim = eventReminders(
  {
    reject: {
      title: ['报销被驳回', 'Expense claim rejected'],
      content: ['{no}：{reason}', '{no}: {reason}'],
    },
    pay: {
      title: ['报销已打款', 'Expense claim paid'],
      content: ['{no} 已打款到预存款', '{no} has been paid into your advance deposit.'],
    },
  },
  ({ customerId, placedBy, siteId, title }: ClaimRow, event) => ({
    to: event === 'pay' ? [customerId, placedBy] : [placedBy],
    siteId,
    no: title,
    topic: 'money',
    link: '/user/reimbursement',
  }),
)

/** Moves a claim. The reason of a rejection is kept until the next step. */
export const moveClaim = documentMover(expenseClaim, heldClaim, claimMachine, {
  entity: 'expense_claim',
  always: ({ reason = '' }) => ({ reason }),
  after: tellClaim,
})

/** Pays an approved claim into the company's deposit. @throws Refusal 404, 409 */
export const payClaim = (id: string) =>
  moveClaim(id, 'pay', { actor: 'platform' }, async ({ customerId, amount, claimNo, title }) => {
    await give(customerId, 'deposit', depositType.code.platformTopUp, amount, claimNo, `报销 ${title}`)
    return {}
  })

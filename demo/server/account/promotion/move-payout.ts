import { and, eq } from 'drizzle-orm'
import { commissionType } from '../../../../src/account/promotion/commission-type'
import { payoutMachine, payoutState } from '../../../../src/account/promotion/payout'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { db } from '../../core/database/db'
import { documentMover } from '../../core/documents/document-mover'
import { holdAfterFunds } from '../../money/accounts/account-rows'
import { give } from '../../money/accounts/bookings'
import { eventReminders } from '../reminders/event-reminders'
import { commissionPayout, promotionRecord } from './promotion.table'

type PayoutRow = typeof commissionPayout.$inferSelect

const tellPayout = eventReminders(
  {
    reject: {
      title: ['佣金提现被驳回', 'Commission payout rejected'],
      content: ['{no}：{reason}', '{no}: {reason}'],
    },
    pay: {
      title: ['佣金已打款', 'Commission paid'],
      content: ['{no} 已打款到预存款', '{no} has been paid into your advance deposit.'],
    },
  },
  ({ customerId, siteId, payoutNo }: PayoutRow) => ({
    to: [customerId],
    siteId,
    no: payoutNo,
    topic: 'money',
    link: '/user/promotion',
  }),
)

const hold = holdAfterFunds((id: string) =>
  db().select().from(commissionPayout).where(eq(commissionPayout.id, id)),
)

/** Returns the commission on each site from which it was taken. */
async function giveBack(payoutNo: string) {
  const { paidOut, payoutReturned } = commissionType.code
  const taken = await db()
    .select()
    .from(promotionRecord)
    .where(and(eq(promotionRecord.type, paidOut), eq(promotionRecord.refNo, payoutNo)))
  for (const { inviterId, siteId, amount, percent, refNo } of taken)
    await db()
      .insert(promotionRecord)
      .values({ inviterId, siteId, type: payoutReturned, amount: -amount, percent, refNo })
}

/** Pays into the deposit, or returns the commission after a rejection. */
async function settle({ customerId, amount, payoutNo }: PayoutRow, action: keyof typeof payoutMachine) {
  const { paid, approved } = payoutState.code
  const { to } = payoutMachine[action]
  if (to === paid)
    await give(customerId, 'deposit', depositType.code.platformTopUp, amount, payoutNo, `佣金 ${payoutNo}`)
  else if (to !== approved) await giveBack(payoutNo)
}

/** Moves a payout. The reason of a rejection is kept until the next step. */
export const movePayout = documentMover(commissionPayout, hold, payoutMachine, {
  entity: 'commission_payout',
  always: ({ reason = '' }) => ({ reason }),
  async after(row, action, by) {
    await settle(row, action)
    await tellPayout(row, action, by)
  },
})

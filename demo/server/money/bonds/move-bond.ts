import { eq } from 'drizzle-orm'
import { bondMachine } from '../../../../src/money/bonds/bond'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { eventReminders } from '../../account/reminders/event-reminders'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { documentMover } from '../../core/documents/document-mover'
import { holdAfterFunds } from '../accounts/account-rows'
import { give } from '../accounts/bookings'
import { bond } from './bonds.table'

type BondRow = typeof bond.$inferSelect

const tellBond = eventReminders(
  {
    refund: {
      title: ['保证金已退还', 'Bond refunded'],
      content: ['{no} 已退还到预存款', '{no} has been paid into your advance deposit.'],
    },
    keep: { title: ['保证金暂不退还', 'Bond not refunded'], content: ['{no}：{reason}', '{no}: {reason}'] },
  },
  ({ customerId, siteId, title }: BondRow, event) => ({
    to: [customerId],
    siteId,
    no: title,
    topic: 'money',
    link: event === 'refund' ? '/user/deposit' : '/user/bond',
  }),
)

const heldBond = holdAfterFunds((id: string) => db().select().from(bond).where(eq(bond.id, id)))

/** Moves a bond. */
export const moveBond = documentMover(bond, heldBond, bondMachine, {
  entity: 'bond',
  settle: { keep: (_, { reason = '' }) => ({ reason }) },
  after: tellBond,
})

/** Money came for a bond, in the payment's transaction. */
export const bondPaid = (id: string) => moveBond(id, 'receive', { actor: 'gateway' }, { paidAt: clock.now() })

/** Pays a bond back into the company's deposit. @throws Refusal 404, 409 */
export const payBack = (id: string) =>
  moveBond(id, 'refund', { actor: 'platform' }, async ({ customerId, amount, bondNo, title }) => {
    await give(customerId, 'deposit', depositType.code.platformTopUp, amount, bondNo, `保证金退还 ${title}`)
    return { refundedAt: clock.now() }
  })

import { and, eq, sum } from 'drizzle-orm'
import type { Minor } from '../../../../../src/core/money'
import { after, minute } from '../../../core/time/business-time'
import { clock } from '../../../core/time/clock'
import { db } from '../../../core/database/db'
import { toYesNo } from '../../../core/http/to-yes-no'
import type { PayChannel, Returning } from '../providers/provider'
import { demoPaymentOf } from './demo-payments'
import { demoPayment, demoRefund, type DemoRefundWay } from './stand-in.table'

type DemoRefund = typeof demoRefund.$inferSelect
type Wish = { refundNo: string; payNo: string; amount: Minor }

async function refundOf(channel: PayChannel, refundNo: string): Promise<DemoRefund | undefined> {
  const [row] = await db()
    .select()
    .from(demoRefund)
    .where(and(eq(demoRefund.channel, channel), eq(demoRefund.refundNo, refundNo)))
  return row
}

const standing = ({ refused, doneAt }: DemoRefund): Returning =>
  refused === 10 ? 'refused' : doneAt <= clock.now() ? 'done' : 'pending'

async function givenBack(channel: PayChannel, payNo: string): Promise<Minor> {
  const of = and(eq(demoRefund.channel, channel), eq(demoRefund.payNo, payNo), eq(demoRefund.refused, 20))
  const [row] = await db()
    .select({ amount: sum(demoRefund.amount).mapWith(demoRefund.amount) })
    .from(demoRefund)
    .where(of)
  return row?.amount ?? 0
}

/**
 * Requests a refund at the demo's provider. A known number keeps its data.
 * @throws Error if the demo is set to give no response
 */
export async function refundAtDemo(
  channel: PayChannel,
  { refundNo, payNo, amount }: Wish,
): Promise<Returning> {
  const known = await refundOf(channel, refundNo)
  if (known) return standing(known)
  const payment = await demoPaymentOf(channel, payNo)
  if (payment?.state !== 'paid') return 'refused'
  const short = (await givenBack(channel, payNo)) + amount > payment.amount
  const refused = toYesNo(short || payment.refunds === 'refuse')
  const doneAt = payment.refunds === 'later' ? after(clock.now(), minute / 6) : clock.now()
  const [made] = await db()
    .insert(demoRefund)
    .values({ channel, refundNo, payNo, amount, refused, doneAt })
    .onConflictDoNothing()
    .returning()
  if (payment.refunds === 'silent') throw new Error('the demo gives no answer')
  return made ? standing(made) : 'pending'
}

/** Returns the state of a refund. */
export async function demoRefundState(channel: PayChannel, refundNo: string): Promise<Returning> {
  const known = await refundOf(channel, refundNo)
  return known ? standing(known) : 'unknown'
}

/** Sets the result of later refunds of a payment. */
export const decideRefunds = (channel: PayChannel, payNo: string, refunds: DemoRefundWay) =>
  db()
    .update(demoPayment)
    .set({ refunds })
    .where(and(eq(demoPayment.channel, channel), eq(demoPayment.payNo, payNo)))

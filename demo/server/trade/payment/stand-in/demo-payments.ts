import { and, asc, eq, lte } from 'drizzle-orm'
import { clock } from '../../../core/time/clock'
import { db } from '../../../core/database/db'
import { newId } from '../../../core/database/ids'
import type { PayChannel } from '../providers/provider'
import { demoPayment } from './stand-in.table'

export type DemoPayment = typeof demoPayment.$inferSelect
type Opened = Pick<DemoPayment, 'channel' | 'payNo' | 'amount' | 'about' | 'notifyUrl' | 'returnUrl'>

const of = (channel: PayChannel, payNo: string) =>
  and(eq(demoPayment.channel, channel), eq(demoPayment.payNo, payNo))

/** Creates a payment. A known number keeps its data. */
export const openDemoPayment = (opened: Opened) =>
  db().insert(demoPayment).values(opened).onConflictDoNothing()

export async function demoPaymentOf(channel: PayChannel, payNo: string): Promise<DemoPayment | undefined> {
  const [row] = await db().select().from(demoPayment).where(of(channel, payNo))
  return row
}

/** Answers a query about a payment. A result to be reported later is not disclosed before. */
export async function saidOf(channel: PayChannel, payNo: string): Promise<DemoPayment | undefined> {
  const row = await demoPaymentOf(channel, payNo)
  return row?.tellAt && row.tellAt > clock.now() ? { ...row, state: 'waits' } : row
}

/** Returns the shop's payment number for the provider's transaction number. */
export async function payNoOf(channel: PayChannel, channelNo: string): Promise<string> {
  const [row] = await db()
    .select({ payNo: demoPayment.payNo })
    .from(demoPayment)
    .where(and(eq(demoPayment.channel, channel), eq(demoPayment.channelNo, channelNo)))
  return row?.payNo ?? ''
}

/** Records the buyer's decision. @param tellAt when the shop is notified; default: the caller notifies it */
export async function decide(row: DemoPayment, state: 'paid' | 'failed', tellAt: Date | null = null) {
  const channelNo = row.channelNo || (state === 'paid' ? `demo${newId()}` : '')
  const [after = row] = await db()
    .update(demoPayment)
    .set({ state, channelNo, tellAt })
    .where(of(row.channel, row.payNo))
    .returning()
  return after
}

/** Returns payments whose notification is due. */
export const dueToTell = () =>
  db()
    .select()
    .from(demoPayment)
    .where(lte(demoPayment.tellAt, clock.now()))
    .orderBy(asc(demoPayment.tellAt))
    .limit(20)

export const paymentFields = ({ channel, payNo }: DemoPayment) =>
  db().update(demoPayment).set({ tellAt: null }).where(of(channel, payNo))

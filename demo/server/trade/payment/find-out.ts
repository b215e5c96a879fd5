import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { after, day, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Config } from '../../core/config/config'
import { db } from '../../core/database/db'
import type { PayOrderRow } from './pay-orders'
import { payOrder, payReceipt } from './payment.table'
import { payChannels, type PayChannel } from './providers/provider'
import { noOrigin, payProvider } from './providers/providers'
import { receivePayment } from './receive-payment'

/** Time in which a provider may report a payment after it was opened. */
const comesWithin = 2 * day
const atOnce = 20

/** Returns the channels where the pay order was opened but no payment was reported. */
async function unanswered({ id, opened }: PayOrderRow): Promise<PayChannel[]> {
  const answered = await db()
    .select({ channel: payReceipt.channel })
    .from(payReceipt)
    .where(eq(payReceipt.payOrderId, id))
  return opened.filter((one) => answered.every(({ channel }) => channel !== one))
}

const notAskedSince = (since: Date) => or(isNull(payOrder.askedAt), lt(payOrder.askedAt, since))

/** Claims the right to query. Of concurrent callers, only the first to save the time succeeds. */
async function mine({ id }: PayOrderRow, since: Date): Promise<boolean> {
  const rows = await db()
    .update(payOrder)
    .set({ askedAt: clock.now() })
    .where(and(eq(payOrder.id, id), lt(payOrder.openedAt, since), notAskedSince(since)))
    .returning({ id: payOrder.id })
  return rows.length > 0
}

/**
 * Queries the providers where a pay order was opened, unless they were queried recently. No transaction is open while
 * waiting for them.
 * @param pause minimum milliseconds between queries
 * @param failed called for each provider without a response
 * @returns whether a provider reported a payment
 */
export async function findOut(
  row: PayOrderRow,
  config: Config,
  pause: number,
  failed: (channel: PayChannel, error: unknown) => void,
): Promise<boolean> {
  if (row.opened.length === 0 || !(await mine(row, after(clock.now(), -pause)))) return false
  let found = false
  for (const channel of await unanswered(row)) {
    try {
      const provider = await payProvider(channel, config, noOrigin)
      const payment = await provider?.query(row.payNo)
      if (!payment) continue
      await receivePayment({ ...payment, channel, payCode: payChannels[channel] })
      found = true
    } catch (error) {
      failed(channel, error)
    }
  }
  return found
}

/** Selects pay orders that may have been paid and were not queried for a quarter of their age. */
const due = () => {
  const now = clock.now()
  const quarter = sql`${now.toISOString()}::timestamptz - (${now.toISOString()}::timestamptz - ${payOrder.openedAt}) / 4`
  const answered = db().$count(payReceipt, eq(payReceipt.payOrderId, payOrder.id))
  return db()
    .select()
    .from(payOrder)
    .where(
      and(
        gt(payOrder.openedAt, after(now, -comesWithin)),
        lt(payOrder.openedAt, after(now, -minute)),
        or(isNull(payOrder.askedAt), sql`${payOrder.askedAt} < ${quarter}`),
        sql`jsonb_array_length(${payOrder.opened}) > ${answered}`,
      ),
    )
    .orderBy(sql`${payOrder.askedAt} nulls first`)
    .limit(atOnce)
}

/**
 * Queries providers about payments without a notification, at decreasing frequency, even for closed pay orders.
 * @returns number of pay orders for which a payment was found
 */
export async function findOutDue(config: Config): Promise<number> {
  const troubles: unknown[] = []
  let count = 0
  for (const row of await due()) {
    if (await findOut(row, config, minute, (_, error) => void troubles.push(error))) count += 1
  }
  if (troubles.length > 0) throw new Error(`payments without an answer: ${troubles.join('; ')}`)
  return count
}

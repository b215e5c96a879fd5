import * as fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { after, day, hour, minute } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { db } from '../../../demo/server/core/database/db'
import { Refusal } from '../../../demo/server/core/http/refusal'
import { closeUnpaid } from '../../../demo/server/trade/orders/close-unpaid.job'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import type { PayChannel } from '../../../demo/server/trade/payment/providers/provider'
import { findOutDue } from '../../../demo/server/trade/payment/find-out'
import { refundPayment } from '../../../demo/server/trade/payment/refund'
import { sendRefunds } from '../../../demo/server/trade/payment/send-refunds'
import { decide, type DemoPayment } from '../../../demo/server/trade/payment/stand-in/demo-payments'
import { decideRefunds } from '../../../demo/server/trade/payment/stand-in/demo-refunds'
import { demoPayment } from '../../../demo/server/trade/payment/stand-in/stand-in.table'
import { isCallError } from '../../../src/core/api/call-error'
import { meanings, notificationSent, wrongly, type ProviderNotification } from './altered-notification'
import { balance, bed, faults, fill, ids, orderRow, owed, payWith, stateFor } from './payment-bed'
import { channels, goThere } from './provider-bed'

const often = <T>(list: readonly [T, number][]) =>
  fc.constantFrom(...list.flatMap(([one, times]) => Array.from({ length: times }, () => one)))

/** Possible actions for an order that is paid at providers. More likely ones are repeated. */
const storyActions = [
  ['open', 4],
  ['payThere', 5],
  ['tell', 6],
  ['tellWrongly', 2],
  ['ask', 2],
  ['payHere', 1],
  ['cancel', 1],
  ['wait', 2],
  ['refund', 3],
  ['refundWay', 2],
  ['sendRefunds', 4],
] as const
export const steps = fc.record({
  does: often<(typeof storyActions)[number][0]>(storyActions.map(([name, times]) => [name, times])),
  /** Index of the payment at a provider, in the order of opening. */
  nth: fc.nat(3),
  times: fc.integer({ min: 1, max: 3 }),
  channel: fc.constantFrom(...channels),
  how: fc.constantFrom(...meanings),
  ms: fc.constantFrom(minute, hour, day + minute),
  part: fc.integer({ min: 1, max: 3_000 }),
  way: fc.constantFrom('now', 'later', 'refuse', 'silent'),
})
export type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never

const start = 1_000_000

/** Runs work and ignores refusals. Any other error is a failure. */
async function perhaps(work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    const notifies = error instanceof Error && error.message.startsWith('refunds without an answer')
    if (!(error instanceof Refusal) && !isCallError(error) && !notifies) throw error
  }
}

const payments = () => bed.inside(() => db().select().from(demoPayment).orderBy(demoPayment.createdAt))

/**
 * Checks that every provider payment is assigned to an order, in the deposit, refunded, or waiting for its refund. The
 * deposit contains exactly the remaining amount.
 */
async function unequal(orderId: string): Promise<string[]> {
  const { rows } = await bed.inside(() =>
    db().execute<{ came: string; gone: string; waiting: string }>(sql`
      select (select coalesce(sum(amount), 0) from pay_receipt) * 100 as came,
        (select coalesce(sum(amount), 0) from demo_refund where refused = 20) * 100 as gone,
        (select coalesce(sum(part.amount), 0) from refund_part as part where part.state = 10 and not exists (
          select from demo_refund as there where there.refund_no = part.part_no and there.refused = 20)) * 100 as waiting`),
  )
  const { paidAmount, refundedAmount } = await orderRow(orderId)
  const netPaid = paidAmount - refundedAmount
  const [expected] = rows.map(
    ({ came, gone, waiting }) => start + Number(came) - Number(gone) - Number(waiting) - netPaid,
  )
  const there = await balance(ids.retail, 'deposit')
  return there === expected ? [] : [`the deposit holds ${there}, not ${expected}`]
}

/** Creates one order that is paid in all ways at once, and its accounting. */
export async function openStory() {
  await bed.reset()
  await fill(ids.retail, 'deposit', start)
  const { payOrderId, order } = await owed(await bed.login('retail'))
  let refunds = 0

  const say = async ({ url, headers, body }: ProviderNotification, to: PayChannel) =>
    bed.app.request(url.replace(/\w+$/, to), { method: 'POST', headers, body })

  const atProviders: Partial<Record<Step['does'], (row: DemoPayment, step: Step) => Promise<unknown>>> = {
    async payThere(row) {
      // Payment codes expire.
      if (row.createdAt > after(clock.now(), -day)) await bed.inside(() => decide(row, 'paid'))
    },
    async tell(row, { times, channel }) {
      const word = await bed.inside(() => notificationSent(row))
      await Promise.all(Array.from({ length: times }, () => say(word, row.channel)))
      await say(word, channel)
    },
    async tellWrongly(row, { how }) {
      await say(await wrongly(row, await bed.inside(() => notificationSent(row)), how), row.channel)
    },
    refundWay: ({ channel, payNo }, { way }) => bed.inside(() => decideRefunds(channel, payNo, way)),
  }
  const here: Partial<Record<Step['does'], (step: Step) => Promise<unknown>>> = {
    open: async ({ channel }) => goThere(await bed.login('retail'), payOrderId, channel),
    ask: async () => stateFor(await bed.login('retail'), payOrderId),
    payHere: async () => payWith(await bed.login('retail'), payOrderId, 96, '123456'),
    cancel: () => bed.inside(() => moveOrder(order.id, 'cancel', { actor: 'buyer' })),
    async wait({ ms }) {
      bed.wait(ms)
      await bed.inside(closeUnpaid)
      await bed.inside(() => findOutDue(bed.config))
    },
    refund: ({ part }) => bed.inside(() => refundPayment(order.id, part, `F${++refunds}`)),
    sendRefunds: () => bed.inside(() => sendRefunds(bed.config)),
  }

  return {
    async play(step: Step) {
      const all = await payments()
      const row = all[step.nth % Math.max(1, all.length)]
      const there = atProviders[step.does]
      await perhaps(async () => (there ? row && there(row, step) : here[step.does]?.(step)))
    },

    /** @param told whether the providers send notifications of all payments; otherwise they only answer queries */
    async finish(notifies: boolean) {
      for (const { channel, payNo } of await payments())
        await bed.inside(() => decideRefunds(channel, payNo, 'now'))
      for (const row of await payments())
        if (notifies && row.state === 'paid')
          await say(await bed.inside(() => notificationSent(row)), row.channel)
      for (let turn = 0; turn < 3; turn++) {
        bed.wait(6 * hour)
        await bed.inside(() => findOutDue(bed.config))
        await perhaps(() => bed.inside(() => sendRefunds(bed.config)))
      }
    },

    broken: async () => [...(await faults()), ...(await unequal(order.id))],

    /** Returns payments without a receipt or with several, and unsettled refunds. */
    unsettled: () =>
      bed.inside(async () => {
        const { rows } = await db().execute<{ fault: string }>(sql`
          select 'payment ' || there.channel || ' ' || there.channel_no || ' has ' || count(here.channel_no) as fault
          from demo_payment as there left join pay_receipt as here
            on here.channel = there.channel and here.channel_no = there.channel_no and here.amount = there.amount
          where there.state = 'paid' group by there.channel, there.channel_no having count(here.channel_no) <> 1
          union all
          select 'receipt ' || here.channel_no || ' of nothing' from pay_receipt as here where not exists (
            select from demo_payment as there where here.channel = there.channel and here.channel_no = there.channel_no)
          union all
          select 'refund ' || part_no || ' waits' from refund_part where state = 10`)
        return rows.map(({ fault }) => fault)
      }),
  }
}

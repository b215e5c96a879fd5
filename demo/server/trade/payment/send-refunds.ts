import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { refundState } from '../../../../src/trade/payment/refund-state'
import { audit } from '../../core/documents/audit'
import { after, hour } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Config } from '../../core/config/config'
import { db, tx } from '../../core/database/db'
import { over } from '../../core/security/expiry'
import { lockFunds } from '../../money/accounts/account-rows'
import { give } from '../../money/accounts/bookings'
import { payOrder } from './payment.table'
import type { PayProvider, Returning } from './providers/provider'
import { noOrigin, payProvider } from './providers/providers'
import { refundPart } from './refunds.table'

type Part = typeof refundPart.$inferSelect
type Payment = typeof payOrder.$inferSelect

const { asked, returned, toDeposit } = refundState.code
const atOnce = 20
const longest = hour

/** Returns the delay until the next attempt without a clear result: 5 seconds, 10, 20 … up to an hour. */
const pause = (tries: number) => Math.min(longest, 5_000 * 2 ** tries)

const due = () =>
  db()
    .select({ part: refundPart, payment: payOrder })
    .from(refundPart)
    .innerJoin(payOrder, eq(payOrder.id, refundPart.payOrderId))
    .where(and(eq(refundPart.state, asked), isNotNull(refundPart.channel), over(refundPart.askAt, longest)))
    .orderBy(asc(refundPart.askAt))
    .limit(atOnce)

/** Claims a part by saving its next attempt. Of several servers, only the first succeeds. */
async function mine({ id, tries }: Part): Promise<boolean> {
  const rows = await db()
    .update(refundPart)
    .set({ tries: tries + 1, askAt: after(clock.now(), pause(tries)) })
    .where(and(eq(refundPart.id, id), eq(refundPart.tries, tries), eq(refundPart.state, asked)))
    .returning({ id: refundPart.id })
  return rows.length > 0
}

/** Returns the provider's state of a refund. Before retrying, the provider is queried, because a response may be lost. */
async function standing(provider: PayProvider, { part, payment }: { part: Part; payment: Payment }) {
  const { partNo: refundNo, channelNo, amount, tries } = part
  const wish = { payNo: payment.payNo, channelNo, refundNo, amount, total: payment.amount }
  const known = tries > 0 ? await provider.refundState(wish) : 'unknown'
  return known === 'unknown' ? provider.refund(wish) : known
}

/** Saves the result of a part. If the provider refuses it, the amount goes to the company's deposit. */
function settle({ id, partNo, amount, channel }: Part, { customerId }: Payment, how: Returning) {
  return tx(async () => {
    await lockFunds(customerId)
    const toState = how === 'done' ? returned : toDeposit
    const [row] = await db()
      .update(refundPart)
      .set({ state: toState, askAt: null })
      .where(and(eq(refundPart.id, id), eq(refundPart.state, asked)))
      .returning({ id: refundPart.id })
    if (!row) return
    if (how === 'refused') await give(customerId, 'deposit', depositType.code.orderRefund, amount, partNo)
    const entry = { entity: 'refund_part', entityId: id, action: how, fromState: asked, toState }
    await audit({ actorType: 'gateway', actorId: channel ?? '', ...entry })
  })
}

/**
 * Sends pending refunds to providers and queries unclear ones. No transaction is open while waiting for a provider.
 * @returns number of settled refunds
 */
export async function sendRefunds(config: Config): Promise<number> {
  let settled = 0
  const troubles: unknown[] = []
  for (const { part, payment } of await due()) {
    if (!part.channel || !(await mine(part))) continue
    try {
      const provider = await payProvider(part.channel, config, noOrigin)
      if (!provider) throw new Error(`${part.channel} is not open any more: ${part.partNo} waits`)
      const how = await standing(provider, { part, payment })
      if (how !== 'done' && how !== 'refused') continue
      await settle(part, payment, how)
      settled += 1
    } catch (error) {
      troubles.push(error)
    }
  }
  if (troubles.length > 0) throw new Error(`refunds without an answer: ${troubles.join('; ')}`)
  return settled
}

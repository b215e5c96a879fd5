import { eq } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { payMethod } from '../../../../src/words/pay-method'
import { refundState } from '../../../../src/trade/payment/refund-state'
import { splitOver } from '../../../../src/trade/payment/split-over'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { signal } from '../../core/jobs/signal'
import { countsInAccounts } from '../../site/brand-site/brand-sites'
import { giveBack } from './account-money'
import { fundingsOf, type Funding } from './fundings'
import { payOrderItem } from './payment.table'
import { refundPart } from './refunds.table'
import { tradeNo } from './trade-no'

const { asked, returned, toDeposit } = refundState.code

/** Signals that a refund through a provider is pending. */
export const refundAsked = signal()

async function returnPart(refundId: string, refundNo: string, funding: Funding, amount: Minor) {
  const { of, receipt } = funding
  const id = newId()
  const part = { id, refundId, payOrderId: of.id, payCode: of.payCode, amount, partNo: tradeNo('R', id) }
  if (receipt) {
    await db()
      .insert(refundPart)
      .values({ ...part, ...receipt, state: asked, askAt: clock.now() })
    refundAsked.give()
    return
  }
  // A transfer in another currency is refunded by transfer, because the deposit uses the account currency.
  const counted = await countsInAccounts(of.siteId)
  if (counted) await giveBack(funding, amount, `${refundNo}/${of.payNo}`)
  const elsewhere = counted && of.payCode === payMethod.code.offline
  await db()
    .insert(refundPart)
    .values({ ...part, state: elsewhere ? toDeposit : returned })
}

/**
 * Divides an amount over the payments of an order and refunds each part to its source: to accounts immediately, through a
 * provider by a later job. Must run in a transaction that locks the company's funds.
 * @param amount part of the payments to give up
 * @param kept part of the amount that is retained; the last parts are reduced by it
 */
export async function returnMoney(
  { id: refundId, refundNo, orderId }: { id: string; refundNo: string; orderId: string },
  amount: Minor,
  kept: Minor,
) {
  const fundings = await fundingsOf(orderId)
  const lefts = fundings.map(({ left }) => left)
  const all = lefts.reduce((sum, left) => sum + left, 0)
  if (amount > all) throw new Error(`${refundNo} wants ${amount} of ${all} that order ${orderId} was paid`)
  const [back = [], stays = []] = splitOver(lefts, [amount - kept, kept])
  for (const [at, funding] of fundings.entries()) {
    const part = back[at] ?? 0
    const given = part + (stays[at] ?? 0)
    if (given === 0) continue
    await db()
      .update(payOrderItem)
      .set({ returned: funding.returned + given })
      .where(eq(payOrderItem.id, funding.itemId))
    if (part > 0) await returnPart(refundId, refundNo, funding, part)
  }
}

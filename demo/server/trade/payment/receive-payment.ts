import { eq } from 'drizzle-orm'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import type { Minor } from '../../../../src/core/money'
import { payMachine, type PayState } from '../../../../src/words/pay-machine'
import { audit } from '../../core/documents/audit'
import { db, tx } from '../../core/database/db'
import { lockFunds } from '../../money/accounts/account-rows'
import { give } from '../../money/accounts/bookings'
import { markPaid } from './mark-paid'
import { lockPayOrder, type PayOrderRow } from './pay-orders'
import { payOrder, payReceipt } from './payment.table'
import { providerOf, type PayChannel } from './providers/provider'

/** Payment confirmed by a provider's signature. */
export type Payment = {
  channel: PayChannel
  payCode: number
  payNo: string
  /** Transaction number of the provider. */
  channelNo: string
  amount: Minor
}
/** Result: counted, refunded because nothing was owed, already known, wrong amount, or unknown. */
export type Outcome = 'paid' | 'returned' | 'again' | 'wrongAmount' | 'unknown'

export const waitsForMoney = ({ state, closedAt }: PayOrderRow) =>
  !closedAt && payMachine.receive.from.some((one: PayState) => one === state)

/** Records a payment reported by a provider. Each payment counts exactly once. */
export function receivePayment({ channel, payCode, payNo, channelNo, amount }: Payment): Promise<Outcome> {
  return tx(async () => {
    const [known] = await db().select().from(payOrder).where(eq(payOrder.payNo, payNo))
    if (!known) return 'unknown'
    await lockFunds(known.customerId)
    const row = await lockPayOrder(known.id)
    if (!row) return 'unknown'
    const line = { actorType: 'gateway', actorId: channel, entity: 'pay_order', entityId: row.id } as const
    if (amount !== row.amount) {
      await audit({ ...line, action: 'refuse', reason: `${channelNo}: ${amount} instead of ${row.amount}` })
      return 'wrongAmount'
    }
    const outcome = waitsForMoney(row) ? 'paid' : 'returned'
    const provider = providerOf[channel]
    const receipt = { provider, channel, channelNo, payOrderId: row.id, amount, outcome } as const
    const [first] = await db().insert(payReceipt).values(receipt).onConflictDoNothing().returning()
    if (!first) return 'again'
    if (outcome === 'paid') await markPaid(row, 'receive', { actor: 'gateway', actorId: channel, payCode })
    else {
      await give(row.customerId, 'deposit', depositType.code.orderRefund, amount, `${provider}/${channelNo}`)
      await audit({ ...line, action: 'return', reason: channelNo })
    }
    return outcome
  })
}

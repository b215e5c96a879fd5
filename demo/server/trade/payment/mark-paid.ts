import type { PayActor } from '../../../../src/trade/payment/pay-machine'
import { clock } from '../../core/time/clock'
import { whenCommitted } from '../../core/database/db'
import { tell } from '../../core/observability/work'
import { itemsOf, movePayOrder, type PayOrderRow } from './pay-orders'
import { purposes } from './purposes'

type By = { actor: PayActor; actorId?: string; payCode: number }

/**
 * Money has come, or was taken from an account: the pay order is paid, and what it is for goes on. In the caller's
 * transaction, while the company's funds and the row are held.
 * @throws Refusal 409 when it does not wait for money in this way
 */
export async function markPaid(row: PayOrderRow, action: 'debit' | 'receive' | 'confirm', by: By) {
  const { payCode, ...mover } = by
  await movePayOrder(row, action, mover, { payCode, paidAt: clock.now() })
  const paid = { ...row, payCode }
  whenCommitted(() => tell.traded('payments'))
  for (const { refId, amount } of await itemsOf(row.id)) await purposes[row.purpose](refId, amount, paid)
}

import type { PayActor } from '../../../../src/words/pay-machine'
import { clock } from '../../core/time/clock'
import { whenCommitted } from '../../core/database/db'
import { tell } from '../../core/observability/work'
import { itemsOf, movePayOrder, type PayOrderRow } from './pay-orders'
import { purposes } from './purposes'

type By = { actor: PayActor; actorId?: string; payCode: number }

/**
 * Marks the pay order as paid and advances its purpose. Runs in the caller's transaction, which must lock the company's
 * funds and the row.
 * @throws Refusal 409 if it does not wait for this kind of payment
 */
export async function markPaid(row: PayOrderRow, action: 'debit' | 'receive' | 'confirm', by: By) {
  const { payCode, ...mover } = by
  await movePayOrder(row, action, mover, { payCode, paidAt: clock.now() })
  const paid = { ...row, payCode }
  whenCommitted(() => tell.traded('payments'))
  for (const { refId, amount } of await itemsOf(row.id)) await purposes[row.purpose](refId, amount, paid)
}

import { and, eq, inArray } from 'drizzle-orm'
import { billMachine, type BillAction, type BillActor } from '../../../../src/money/credit/bill-machine'
import { audit } from '../../core/audit'
import { db, tx } from '../../core/db'
import { notPermitted, stateChanged } from '../../core/refusal'
import { creditBill } from './credit.table'

export type BillRow = typeof creditBill.$inferSelect
type Kept = Partial<Pick<BillRow, 'disputeReason' | 'issuedAt' | 'confirmedAt' | 'repaid'>>
type Mover = { actor: BillActor; actorId?: string; reason?: string }

/**
 * The one way in which a statement changes its state: along a row of the machine's table, once.
 * @throws Refusal 409 when it is in no state that the action starts from, 403 somebody else takes this step
 */
export function moveBill(id: string, action: BillAction, mover: Mover, kept: Kept = {}) {
  const { from, to, by } = billMachine[action]
  return tx(async () => {
    if (!by.some((one) => one === mover.actor)) throw notPermitted()
    const [before] = await db()
      .select({ state: creditBill.state })
      .from(creditBill)
      .where(eq(creditBill.id, id))
    const [row] = await db()
      .update(creditBill)
      .set({ ...kept, state: to })
      .where(and(eq(creditBill.id, id), inArray(creditBill.state, [...from])))
      .returning()
    if (!row) throw stateChanged()
    await audit({
      actorType: mover.actor,
      actorId: mover.actorId ?? '',
      entity: 'credit_bill',
      entityId: id,
      action,
      fromState: before?.state,
      toState: to,
      reason: mover.reason ?? '',
    })
    return row
  })
}

import { eq } from 'drizzle-orm'
import { billMachine } from '../../../../src/money/credit/bill-machine'
import { db } from '../../core/db'
import { locked } from '../../core/documents'
import { mover } from '../../core/move'
import { creditBill } from './credit.table'

export type BillRow = typeof creditBill.$inferSelect

/** Moves a statement. */
export const moveBill = mover(creditBill, billMachine, {
  entity: 'credit_bill',
  hold: (id) => locked(db().select().from(creditBill).where(eq(creditBill.id, id))),
  stateOf: ({ state }) => state,
  moved: (state) => ({ state }),
})

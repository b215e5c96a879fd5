import { db } from '../../core/db'
import { documents } from '../../core/documents'
import { creditBill } from './credit.table'

export type BillRow = typeof creditBill.$inferSelect

export const { seen: seenBill, held: heldBill } = documents(creditBill, (where) =>
  db().select().from(creditBill).where(where),
)

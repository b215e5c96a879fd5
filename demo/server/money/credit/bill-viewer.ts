import { db } from '../../core/database/db'
import { documents } from '../../core/documents/documents'
import { creditBill } from './credit.table'

export type BillRow = typeof creditBill.$inferSelect

export const { seen: seenBill, lock: heldBill } = documents(creditBill, (where) =>
  db().select().from(creditBill).where(where),
)

import { afterSalesActions } from '../../../../src/trade/after-sales/after-sales-machine'
import { mostRetries } from '../../../../src/trade/after-sales/after-sales-terms'
import { db } from '../../core/database/db'
import { documents } from '../../core/documents/documents'
import { afterSale } from './after-sales.table'

export type AfterSaleRow = typeof afterSale.$inferSelect

export const {
  seenBy,
  seen: seenAfterSale,
  lock: heldAfterSale,
} = documents(afterSale, (where) => db().select().from(afterSale).where(where))

/** Returns the actions that the buyer may currently take. */
export const actionsFor = (row: AfterSaleRow): string[] =>
  afterSalesActions(row, 'buyer').filter((name) => name !== 'reapply' || row.retries < mostRetries)

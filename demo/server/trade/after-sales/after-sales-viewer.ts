import { and, eq } from 'drizzle-orm'
import { afterSalesActions } from '../../../../src/trade/after-sales/after-sales-machine'
import { mostRetries } from '../../../../src/trade/after-sales/after-sales-terms'
import { db } from '../../core/db'
import { seenBy as documentsSeenBy, type Viewer } from '../../core/documents'
import { notFound } from '../../core/refusal'
import { afterSale } from './after-sales.table'

export type AfterSaleRow = typeof afterSale.$inferSelect

/** A company's rights; of those a sub-account sees the ones of what it ordered itself. */
export const seenBy = (viewer: Viewer) => documentsSeenBy(viewer, afterSale)

/** @throws Refusal 404 where there is none, or not theirs: both look the same */
export async function seenAfterSale(id: string, viewer: Viewer): Promise<AfterSaleRow> {
  const [found] = await db()
    .select()
    .from(afterSale)
    .where(and(eq(afterSale.id, id), seenBy(viewer)))
  if (!found) throw notFound()
  return found
}

/** Names of what its buyer may do with it now. */
export const actionsFor = (row: AfterSaleRow): string[] =>
  afterSalesActions(row, 'buyer').filter((name) => name !== 'reapply' || row.retries < mostRetries)

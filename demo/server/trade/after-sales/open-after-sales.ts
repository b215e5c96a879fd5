import { and, desc, inArray } from 'drizzle-orm'
import { holdsPieces } from '../../../../src/trade/after-sales/after-sales-machine'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { grouped } from '../../catalogue/goods/grouped'
import { db } from '../../core/database/db'
import { afterSale } from './after-sales.table'

const open = returnState.entries.map(({ code }) => code).filter(holdsPieces)

/** Reads open cases of orders, the latest first. */
export async function openAfterSales(ids: readonly string[]) {
  const rows = await db()
    .select({
      id: afterSale.id,
      no: afterSale.afterSaleNo,
      state: afterSale.returnState,
      orderId: afterSale.orderId,
    })
    .from(afterSale)
    .where(and(inArray(afterSale.orderId, [...ids]), inArray(afterSale.returnState, open)))
    .orderBy(desc(afterSale.id))
  const rowsOf = grouped(rows, ({ orderId }) => orderId)
  return (orderId: string) => rowsOf(orderId).map(({ id, no, state }) => ({ id, no, state }))
}

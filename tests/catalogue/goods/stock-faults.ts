import { sql } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'

/** Products whose row says otherwise than their SKUs whether they are in stock. @returns one line for each */
export async function wrongInStock(): Promise<string[]> {
  const { rows } = await db().execute<{ fault: string }>(sql`
    select 'product ' || id || ' says ' || in_stock as fault from goods
    where in_stock <> exists (select from sku where sku.goods_id = goods.id and sku.stock > sku.reserved)`)
  return rows.map(({ fault }) => fault)
}

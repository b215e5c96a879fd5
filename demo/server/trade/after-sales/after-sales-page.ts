import { and, count, desc, eq, exists, gte, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/endpoint'
import type { pageAfterSales } from '../../../../src/trade/after-sales/after-sales.contract'
import { literally } from '../../catalogue/search/search-condition'
import type { Member } from '../../core/auth'
import { after, day, startOfDay } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { pageWith } from '../../core/page-with'
import { orderLine, orders } from '../orders/orders.table'
import { afterSale, afterSaleLine } from './after-sales.table'
import { afterSalesRows } from './after-sales-rows'
import { seenBy } from './after-sales-viewer'

type Question = Asked<typeof pageAfterSales>['body']

/** A right by a part of its number or its order's, or by the name or code of something in it. */
function holding(keyword: string): SQL | undefined {
  const part = `%${literally(keyword)}%`
  const order = db()
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, afterSale.orderId), ilike(orders.orderNo, part)))
  const line = db()
    .select({ one: sql`1` })
    .from(afterSaleLine)
    .innerJoin(orderLine, eq(orderLine.id, afterSaleLine.orderLineId))
    .where(
      and(
        eq(afterSaleLine.afterSaleId, afterSale.id),
        or(
          ilike(sql`${orderLine.snapshot} ->> 'goodsName'`, part),
          ilike(sql`${orderLine.snapshot} ->> 'skuCode'`, part),
        ),
      ),
    )
  return or(ilike(afterSale.afterSaleNo, part), exists(order), exists(line))
}

/** Everything but the state: what the numbers at the tabs count. */
const narrowed = (who: Member, { rightType, keyword, timeRange, from, to }: Question): SQL | undefined =>
  and(
    seenBy(who),
    rightType === undefined ? undefined : sql`${afterSale.rightType} = ${rightType}`,
    timeRange === undefined ? undefined : gte(afterSale.createdAt, after(clock.now(), -timeRange * 30 * day)),
    from === undefined ? undefined : gte(afterSale.createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(afterSale.createdAt, after(startOfDay(to), day)),
    keyword ? holding(keyword) : undefined,
  )

export async function afterSalesPage(who: Member, asked: Question) {
  const { rightState: state, pageNumber, pageSize } = asked
  const found = await db()
    .select({ state: afterSale.rightState, found: count() })
    .from(afterSale)
    .where(narrowed(who, asked))
    .groupBy(afterSale.rightState)
  const counts = Object.fromEntries(found.map((row): [string, number] => [String(row.state), row.found]))
  const all = found.reduce((sum, row) => sum + row.found, 0)
  const rows = await db()
    .select()
    .from(afterSale)
    .where(
      and(narrowed(who, asked), state === undefined ? undefined : sql`${afterSale.rightState} = ${state}`),
    )
    .orderBy(desc(afterSale.createdAt), desc(afterSale.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const total = state === undefined ? all : (counts[state] ?? 0)
  return { ...pageWith(await afterSalesRows(rows, who), total, asked), counts }
}

import { and, eq, exists, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { pageAfterSales } from '../../../../src/trade/after-sales/after-sales.contract'
import { escapeLike } from '../../core/database/contains-text'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { statePage } from '../../core/documents/state-page'
import { inTimeSpan } from '../../core/database/in-time-span'
import { orderLine, orders } from '../orders/orders.table'
import { afterSale, afterSaleLine } from './after-sales.table'
import { afterSalesRows } from './after-sales-rows'
import { seenBy } from './after-sales-viewer'

type Question = Asked<typeof pageAfterSales>['body']

/** Matches a case by part of its number or order number, or by the name or code of its goods. */
function holding(keyword: string): SQL | undefined {
  const part = `%${escapeLike(keyword)}%`
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

/** Condition without the state, which the numbers on the tabs count. */
const narrowed = (who: Member, { rightType, keyword, timeRange, from, to }: Question): SQL | undefined =>
  and(
    seenBy(reading(who)),
    rightType === undefined ? undefined : sql`${afterSale.rightType} = ${rightType}`,
    inTimeSpan(afterSale.createdAt, { timeRange, from, to }),
    keyword ? holding(keyword) : undefined,
  )

export const afterSalesPage = (who: Member, asked: Question) =>
  statePage(asked, asked.rightState, {
    table: afterSale,
    state: afterSale.rightState,
    where: narrowed(who, asked),
    rows: db().select().from(afterSale),
    wire: (rows) => afterSalesRows(rows, who),
  })

import { and, count, desc, eq, exists, gte, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/endpoint'
import type { pageOrders } from '../../../../src/trade/orders/orders.contract'
import { literally } from '../../catalogue/search/search-condition'
import type { Member } from '../../core/auth'
import { after, day, startOfDay } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { pageWith } from '../../core/page-with'
import { accountsOf } from './account-names'
import { orderRows } from './order-rows'
import { seenBy } from './order-viewer'
import { orderLine, orders } from './orders.table'

type Question = Asked<typeof pageOrders>['body']
export type OrderFilter = Omit<Question, 'pageNumber' | 'pageSize'>

/** An order by a part of its number, or by the name or code of something in it. */
function holding(keyword: string): SQL | undefined {
  const part = `%${literally(keyword)}%`
  const line = db()
    .select({ one: sql`1` })
    .from(orderLine)
    .where(
      and(
        eq(orderLine.orderId, orders.id),
        or(
          ilike(sql`${orderLine.snapshot} ->> 'goodsName'`, part),
          ilike(sql`${orderLine.snapshot} ->> 'skuCode'`, part),
        ),
      ),
    )
  return or(ilike(orders.orderNo, part), exists(line))
}

/** Everything but the state: what the numbers at the tabs count. */
function narrowed(who: Member, filter: OrderFilter): SQL | undefined {
  const { orderType, keyword, timeRange, from, to, memberId } = filter
  return and(
    seenBy(who),
    orderType === undefined ? undefined : sql`${orders.orderType} = ${orderType}`,
    timeRange === undefined ? undefined : gte(orders.createdAt, after(clock.now(), -timeRange * 30 * day)),
    from === undefined ? undefined : gte(orders.createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(orders.createdAt, after(startOfDay(to), day)),
    memberId && who.accountKind === 'main' ? eq(orders.placedBy, memberId) : undefined,
    keyword ? holding(keyword) : undefined,
  )
}

const inState = (state: number | undefined) =>
  state === undefined ? undefined : sql`${orders.state} = ${state}`

/** Ids of the orders that a filter leaves, the latest first. */
export const orderIds = (who: Member, filter: OrderFilter) =>
  db()
    .select({ id: orders.id })
    .from(orders)
    .where(and(narrowed(who, filter), inState(filter.state)))
    .orderBy(desc(orders.createdAt), desc(orders.id))

/** How many orders are in which state. */
export async function orderCounts(who: Member, filter: OrderFilter = {}): Promise<Record<string, number>> {
  const rows = await db()
    .select({ state: orders.state, found: count() })
    .from(orders)
    .where(narrowed(who, filter))
    .groupBy(orders.state)
  return Object.fromEntries(rows.map(({ state, found }) => [state, found]))
}

export async function ordersPage(who: Member, asked: Question) {
  const { pageNumber, pageSize, ...filter } = asked
  const counts = await orderCounts(who, filter)
  const all = Object.values(counts).reduce((sum, found) => sum + found, 0)
  const total = filter.state === undefined ? all : (counts[filter.state] ?? 0)
  const ids = await orderIds(who, filter)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const rows = await orderRows(
    ids.map(({ id }) => id),
    who,
  )
  return {
    ...pageWith(
      ids.flatMap(({ id }) => rows.get(id) ?? []),
      total,
      asked,
    ),
    counts,
    members: who.accountKind === 'main' ? await accountsOf(who.companyId) : [],
  }
}

import { and, desc, eq, exists, ilike, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { pageOrders } from '../../../../src/trade/orders/orders.contract'
import { escapeLike } from '../../core/database/contains-text'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { onPage, pageWith } from '../../core/database/page-with'
import { stateCounts, totalOf } from '../../core/documents/state-page'
import { inTimeSpan } from '../../core/database/in-time-span'
import { accountsPage } from './account-names'
import { orderRows } from './order-rows'
import { readBy } from './order-viewer'
import { orderLine, orders } from './orders.table'

type Question = Asked<typeof pageOrders>['body']
export type OrderFilter = Omit<Question, 'pageNumber' | 'pageSize'>

/** Matches an order by part of its number, by the name or code of its goods, or by the buyer's own numbers. */
function holding(keyword: string): SQL | undefined {
  const part = `%${escapeLike(keyword)}%`
  const line = db()
    .select({ one: sql`1` })
    .from(orderLine)
    .where(
      and(
        eq(orderLine.orderId, orders.id),
        or(
          ilike(sql`${orderLine.snapshot} ->> 'goodsName'`, part),
          ilike(sql`${orderLine.snapshot} ->> 'skuCode'`, part),
          ilike(orderLine.purchaseNo, part),
        ),
      ),
    )
  return or(ilike(orders.orderNo, part), ilike(orders.poNumber, part), exists(line))
}

/** Excludes gifts, which are listed inside their order, unless they are requested. */
const onTheirOwn = ({ orderType: type, keyword }: OrderFilter) =>
  type === undefined && !keyword ? isNull(orders.giftOf) : undefined

/** Condition without the state, which the numbers on the tabs count. */
function narrowed(who: Member, filter: OrderFilter): SQL | undefined {
  const { orderType, keyword, timeRange, from, to, memberId } = filter
  return and(
    readBy(who),
    onTheirOwn(filter),
    orderType === undefined ? undefined : sql`${orders.orderType} = ${orderType}`,
    inTimeSpan(orders.createdAt, { timeRange, from, to }),
    memberId && who.accountKind === 'main' ? eq(orders.placedBy, memberId) : undefined,
    keyword ? holding(keyword) : undefined,
  )
}

const inState = (state: number | undefined) =>
  state === undefined ? undefined : sql`${orders.state} = ${state}`

/** Returns the ids of the filtered orders, latest first. */
export const orderIds = (who: Member, filter: OrderFilter) =>
  db()
    .select({ id: orders.id })
    .from(orders)
    .where(and(narrowed(who, filter), inState(filter.state)))
    .orderBy(desc(orders.createdAt), desc(orders.id))

/** Counts orders by state. */
export const orderCounts = (who: Member, filter: OrderFilter = {}) =>
  stateCounts(orders.state, narrowed(who, filter))

export async function ordersPage(who: Member, asked: Question) {
  const counts = await orderCounts(who, asked)
  const ids = await onPage(orderIds(who, asked), asked)
  const rows = await orderRows(
    ids.map(({ id }) => id),
    who,
  )
  return {
    ...pageWith(
      ids.flatMap(({ id }) => rows.get(id) ?? []),
      totalOf(counts, asked.state),
      asked,
    ),
    counts,
    members:
      who.accountKind === 'main'
        ? (await accountsPage(who.companyId, { pageNumber: 1, pageSize: 10 })).content
        : [],
  }
}

import { and, count, desc, eq, exists, gte, max, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { oftenOrderPage } from '../../../../src/catalogue/often-bought/often-bought.contract'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { orderState } from '../../../../src/words/order-state'
import { orderType } from '../../../../src/trade/orders/order-type'
import type { Member } from '../../core/security/auth'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { pageWith } from '../../core/database/page-with'
import { orderRows } from '../../trade/orders/order-rows'
import { seenBy } from '../../trade/orders/order-viewer'
import { orderLine, orders } from '../../trade/orders/orders.table'
import { escapeLike } from '../../core/database/contains-text'

type Question = Asked<typeof oftenOrderPage>['body']

const monthsBack = (months: number) => after(clock.now(), -months * 30 * day)

/** Selects orders that contain goods with a matching name or code. */
function holding(keyword: string): SQL {
  const pattern = `%${escapeLike(keyword.toLowerCase())}%`
  const { snapshot } = orderLine
  return exists(
    db()
      .select({ one: sql`1` })
      .from(orderLine)
      .where(
        and(
          eq(orderLine.orderId, orders.id),
          or(
            sql`lower(${snapshot} ->> 'goodsName') like ${pattern}`,
            sql`lower(${snapshot} ->> 'skuCode') like ${pattern}`,
          ),
        ),
      ),
  )
}

/** Selects a member's visible orders with their contents as text. Equal texts are equal baskets. */
function baskets(who: Member, { keyword, timeRange }: Question) {
  return db()
    .select({
      id: orders.id,
      placedAt: sql<Date>`${orders.createdAt}`.as('placed_at'),
      basket: sql<string>`string_agg(${orderLine.skuId}, ',' order by ${orderLine.skuId})`.as('basket'),
    })
    .from(orders)
    .innerJoin(orderLine, eq(orderLine.orderId, orders.id))
    .where(
      and(
        seenBy(who),
        eq(orders.orderType, orderType.code.standard),
        notInArray(orders.state, [orderState.code.closed, orderState.code.cancelled]),
        timeRange ? gte(orders.createdAt, monthsBack(timeRange)) : undefined,
        keyword ? holding(keyword) : undefined,
      ),
    )
    .groupBy(orders.id)
    .as('baskets')
}

/** Returns orders that were placed repeatedly with the same SKUs. Shows the latest of each, most frequent first. */
export async function oftenOrders(who: Member, question: Question): Promise<Answer<typeof oftenOrderPage>> {
  const { pageNumber, pageSize } = question
  const each = baskets(who, question)
  const repeated = db()
    .select({
      times: count().as('times'),
      lastAt: max(each.placedAt).as('last_at'),
      latest: sql<string>`(array_agg(${each.id} order by ${each.placedAt} desc, ${each.id} desc))[1]`.as(
        'latest',
      ),
    })
    .from(each)
    .groupBy(each.basket)
    .having(sql`count(*) > 1`)
    .as('repeated')
  const rows = await db()
    .select({ latest: repeated.latest, times: sql<number>`${repeated.times}::int` })
    .from(repeated)
    .orderBy(desc(repeated.times), desc(repeated.lastAt), repeated.latest)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const totalElements = await db().$count(repeated)
  const found = await orderRows(
    rows.map(({ latest }) => latest),
    who,
  )
  const content = rows.flatMap(({ latest, times }) => {
    const row = found.get(latest)
    return row ? [{ ...row, times }] : []
  })
  return pageWith(content, totalElements, question)
}

import { and, asc, count, desc, eq, gte, inArray, sql, sum } from 'drizzle-orm'
import { toDecimal } from '../../../../src/core/money'
import { orderState } from '../../../../src/words/order-state'
import { goodsCategory } from '../../catalogue/categories/categories.table'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { shop } from '../../catalogue/shops/shops.table'
import type { Member } from '../../core/security/auth'
import { startOfDay, wireMonth } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { costCentre } from '../../money/budgets/budgets.table'
import { currencyRule } from '../../site/brand-site/brand-site.table'
import { accountNames } from '../../trade/orders/account-names'
import { seenBy } from '../../trade/orders/order-viewer'
import { orderLine, orders } from '../../trade/orders/orders.table'

type Wanted = { timeRange: number; memberId?: string | number | undefined }
type Part = { key: string; name: string; amount: string; orders: number }

const { toBeShipped, partlyShipped, toBeReceived, completed } = orderState.code

/** Months so far back, this one last. */
function monthsOf(count: number): string[] {
  const [year = 0, month = 0] = wireMonth(clock.now()).split('-').map(Number)
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  )
}

/** Orders that were paid, since the first of the oldest month. */
const counted = (who: Member, { timeRange, memberId }: Wanted) =>
  and(
    seenBy(who),
    inArray(orders.state, [toBeShipped, partlyShipped, toBeReceived, completed]),
    gte(orders.createdAt, startOfDay(`${monthsOf(timeRange)[0] ?? ''}-01`)),
    memberId === undefined ? undefined : eq(orders.placedBy, String(memberId)),
  )

/** Net amount of an order: without refunds. */
const net = sql`${orders.payAmount} - ${orders.refundedAmount}`
const whole = () => sql`coalesce(${sum(net)}, 0) * 100`.mapWith(Number)

async function byMonth(who: Member, wanted: Wanted): Promise<Part[]> {
  const month = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM')`
  const rows = await db()
    .select({ month: month.as('month'), amount: whole(), orders: count() })
    .from(orders)
    .where(counted(who, wanted))
    .groupBy(sql`month`)
  const found = new Map(rows.map((row) => [row.month, row]))
  return monthsOf(wanted.timeRange).map((key) => ({
    key,
    name: key,
    amount: toDecimal(found.get(key)?.amount ?? 0),
    orders: found.get(key)?.orders ?? 0,
  }))
}

async function byMember(who: Member, wanted: Wanted): Promise<Part[]> {
  const rows = await db()
    .select({ key: orders.placedBy, amount: whole(), orders: count() })
    .from(orders)
    .where(counted(who, wanted))
    .groupBy(orders.placedBy)
    .orderBy(desc(whole()))
  const names = await accountNames(rows.map(({ key }) => key))
  return rows.map((row) => ({ ...row, name: names.get(row.key) ?? row.key, amount: toDecimal(row.amount) }))
}

/** Net amount of lines. Refunds and freight fall to the lines of an order in proportion. */
const share = () =>
  sql`coalesce(sum(${orderLine.payShare} * case when ${orders.payAmount} = 0 then 0
    else (${net}) / ${orders.payAmount} end), 0) * 100`.mapWith((amount) => Math.round(Number(amount)))
const orderCount = () => sql`count(distinct ${orders.id})`.mapWith(Number)

/** By department; an order counts in each of those that it bought of. */
async function byCategory(who: Member, wanted: Wanted): Promise<Part[]> {
  const rows = await db()
    .select({
      key: goodsCategory.id,
      name: goodsCategory.cateName,
      amount: share(),
      orders: orderCount(),
    })
    .from(orders)
    .innerJoin(orderLine, eq(orderLine.orderId, orders.id))
    .innerJoin(sku, eq(sku.id, orderLine.skuId))
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.departmentId))
    .where(counted(who, wanted))
    .groupBy(goodsCategory.id)
    .orderBy(desc(share()))
  return rows.map((row) => ({ ...row, amount: toDecimal(row.amount) }))
}

/** By cost centre, with the name of a known one. Lines without a cost centre have an empty name. */
async function byCostCentre(who: Member, wanted: Wanted): Promise<Part[]> {
  const code = sql<string>`trim(${orderLine.costCentre})`
  const key = sql<string>`lower(${code})`
  const rows = await db()
    .select({
      key,
      name: sql<string>`coalesce(max(${costCentre.code} || ' ' || ${costCentre.name}), max(${code}))`,
      amount: share(),
      orders: orderCount(),
    })
    .from(orders)
    .innerJoin(orderLine, eq(orderLine.orderId, orders.id))
    .leftJoin(costCentre, and(eq(costCentre.customerId, orders.customerId), eq(costCentre.key, key)))
    .where(counted(who, wanted))
    .groupBy(key)
    .orderBy(desc(share()))
  return rows.map((row) => ({ ...row, amount: toDecimal(row.amount) }))
}

async function bySupplier(who: Member, wanted: Wanted): Promise<Part[]> {
  const rows = await db()
    .select({ key: shop.id, name: shop.name, amount: whole(), orders: count() })
    .from(orders)
    .innerJoin(shop, eq(shop.id, orders.shopId))
    .where(counted(who, wanted))
    .groupBy(shop.id)
    .orderBy(desc(whole()))
  return rows.map((row) => ({ ...row, amount: toDecimal(row.amount) }))
}

/** Sums turnover in total and in all groupings. */
async function turnover(who: Member, wanted: Wanted) {
  const [all] = await db()
    .select({ amount: whole(), orders: count() })
    .from(orders)
    .where(counted(who, wanted))
  return {
    amount: toDecimal(all?.amount ?? 0),
    orders: all?.orders ?? 0,
    months: await byMonth(who, wanted),
    categories: await byCategory(who, wanted),
    members: await byMember(who, wanted),
    costCentres: await byCostCentre(who, wanted),
    suppliers: await bySupplier(who, wanted),
  }
}
export type Turnover = Awaited<ReturnType<typeof turnover>>

/** Sums turnover of group members in other currencies, separately for each currency. */
async function inOthers(who: Member, wanted: Wanted) {
  const rules = await db()
    .select()
    .from(currencyRule)
    .where(inArray(currencyRule.siteId, [...who.elsewhere]))
    .orderBy(asc(currencyRule.code), asc(currencyRule.siteId))
  const found = []
  for (const { code, symbol, digit, ways } of new Map(rules.map((rule) => [rule.code, rule])).values()) {
    const sites = rules.flatMap((rule) => (rule.code === code ? [rule.siteId] : []))
    found.push({ code, symbol, digit, ways, ...(await turnover({ ...who, sites }, wanted)) })
  }
  return found.filter((one) => one.orders > 0)
}

/** Returns the turnover of a company in the site's currency and in those of its group members. */
export async function turnoverOf(who: Member, wanted: Wanted) {
  const others = await inOthers(who, wanted)
  return { ...(await turnover(who, wanted)), ...(others.length > 0 && { others }) }
}

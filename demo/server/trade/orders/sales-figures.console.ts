import { and, count, eq, gte, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { html } from 'hono/html'
import { toMinor } from '../../../../src/core/money'
import { wholeNumber } from '../../../../src/core/text/whole-number'
import { orderState } from '../../../../src/words/order-state'
import { payOrderState } from '../../../../src/words/pay-order-state'
import { after, day, startOfDay, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { ConsolePage, ConsoleVisit } from '../../core/operator/console'
import { db } from '../../core/database/db'
import { figuresTable } from '../../core/operator/figures-table'
import { brandSite } from '../../site/brand-site/brand-site.table'
import { siteMoney } from '../../site/brand-site/site-money'
import { payOrder } from '../payment/payment.table'
import { refund } from '../payment/refunds.table'
import { orders } from './orders.table'

const days = 14

/** Converts a time to the day in the shop's time zone, computed in the database. */
const dayOf = (moment: PgColumn) =>
  sql<string>`to_char(${moment} at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD')`

type Sums = ReadonlyMap<string, { count: number; amount: number }>
const key = (site: string, on: string) => `${site} ${on}`
const sumsOf = (rows: readonly { site: string; on: string; count: number; amount: string | null }[]): Sums =>
  new Map(
    rows.map(({ site, on, count: n, amount }) => [
      key(site, on),
      { count: n, amount: toMinor(amount ?? '0') },
    ]),
  )

/** Returns ordered, paid and refunded amounts per day and site, since a moment. */
async function turnover(since: Date) {
  const placed = dayOf(orders.createdAt)
  const paid = dayOf(payOrder.paidAt)
  const back = dayOf(refund.createdAt)
  const [ordered, received, returned] = await Promise.all([
    db()
      .select({ site: orders.siteId, on: placed, count: count(), amount: sum(orders.payAmount) })
      .from(orders)
      .where(gte(orders.createdAt, since))
      .groupBy(orders.siteId, placed),
    db()
      .select({ site: payOrder.siteId, on: paid, count: count(), amount: sum(payOrder.amount) })
      .from(payOrder)
      .where(
        and(
          gte(payOrder.paidAt, since),
          eq(payOrder.purpose, 'order'),
          eq(payOrder.state, payOrderState.code.paid),
        ),
      )
      .groupBy(payOrder.siteId, paid),
    db()
      .select({ site: orders.siteId, on: back, count: count(), amount: sum(refund.amount) })
      .from(refund)
      .innerJoin(orders, eq(orders.id, refund.orderId))
      .where(gte(refund.createdAt, since))
      .groupBy(orders.siteId, back),
  ])
  return { ordered: sumsOf(ordered), received: sumsOf(received), returned: sumsOf(returned) }
}

async function byState({ say, link }: ConsoleVisit) {
  const rows = await db().select({ state: orders.state, count: count() }).from(orders).groupBy(orders.state)
  const found = new Map(rows.map((row) => [row.state, row.count]))
  return figuresTable(
    say,
    say(['订单状态', 'Orders by state']),
    [
      ['状态', 'State'],
      ['订单数', 'Orders'],
    ],
    orderState.entries.map(({ code, text }) => [
      html`<a href="${link({ page: 'order-list', query: { filter: String(code) } })}">${say(text)}</a>`,
      wholeNumber(found.get(code) ?? 0),
    ]),
  )
}

/** Console page for sales: daily turnover and orders by state. */
export const page = {
  title: ['经营概况', 'Sales'],
  permission: 'orders',
  async show(visit) {
    const { say } = visit
    const today = startOfDay(wireDay(clock.now()))
    const since = after(today, -(days - 1) * day)
    const listed = Array.from({ length: days }, (_, at) => wireDay(after(today, -at * day)))
    const { ordered, received, returned } = await turnover(since)
    const money = await siteMoney()
    const sites = await db()
      .select({ id: brandSite.id, name: brandSite.name })
      .from(brandSite)
      .orderBy(brandSite.id)
    const busy = sites.filter(({ id }) =>
      [ordered, received, returned].some((sums) => listed.some((on) => sums.has(key(id, on)))),
    )
    const tables = busy.map(({ id, name }) =>
      figuresTable(
        say,
        say(['{name}：最近 {days} 天', '{name}: the last {days} days'], { name, days }),
        [
          ['日期', 'Day'],
          ['下单', 'Orders'],
          ['下单金额', 'Ordered'],
          ['收款笔数', 'Payments'],
          ['收款金额', 'Received'],
          ['退款金额', 'Refunded'],
        ],
        listed.map((on) => {
          const at = key(id, on)
          return [
            on,
            wholeNumber(ordered.get(at)?.count ?? 0),
            money(id, ordered.get(at)?.amount ?? 0),
            wholeNumber(received.get(at)?.count ?? 0),
            money(id, received.get(at)?.amount ?? 0),
            money(id, returned.get(at)?.amount ?? 0),
          ]
        }),
      ),
    )
    return html`${await byState(visit)}
    ${busy.length === 0 ? html`<p>${say(['最近没有订单。', 'No orders of late.'])}</p>` : tables}`
  },
} satisfies ConsolePage

import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { html } from 'hono/html'
import { orderState } from '../../../../src/words/order-state'
import type { Text } from '../../../../src/core/language/messages'
import { wireTime } from '../../core/time/business-time'
import type { ConsoleVisit } from '../../core/operator/console'
import { db } from '../../core/database/db'
import type { DeskLine, DeskLink } from '../../core/operator/desk'
import { containsWords } from '../../core/database/contains-text'
import { choicesOf, choiceText } from '../../core/operator/choices'
import { recordsPage } from '../../core/operator/records-page'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { siteMoney } from '../../site/brand-site/site-money'
import { openAfterSales } from '../after-sales/open-after-sales'
import { orderLines } from './order-desk-lines'
import { orders } from './orders.table'
import { linesOfOrder } from './ship-order'
import { shipment } from './shipments.table'

const { pendingReview, pendingSigning, toBeShipped, partlyShipped, toBeReceived } = orderState.code
const states = choicesOf(orderState)
const atOrders: readonly number[] = [pendingReview, pendingSigning, toBeShipped, partlyShipped]

const found = () =>
  db()
    .select({ order: orders, name: buyerLabel })
    .from(orders)
    .innerJoin(customer, eq(customer.id, orders.placedBy))
    .$dynamic()

/** Reads orders with their amounts formatted. */
async function read(query: ReturnType<typeof found>) {
  const rows = await query
  const money = await siteMoney()
  return rows.map((row) => ({ ...row, amount: money(row.order.siteId, row.order.payAmount) }))
}
type Found = Awaited<ReturnType<typeof read>>[number]

const consignee = sql`${orders.address} ->> 'consignee'`
const phone = sql`${orders.address} ->> 'phone'`

const textIn = (line: DeskLine, say: ConsoleVisit['say']) =>
  typeof line === 'string' ? line : 'to' in line ? '' : say(line)

/** Returns the desks at which an order waits. */
async function desksOf({ order }: Found): Promise<[Text, DeskLink][]> {
  const cases = (await openAfterSales([order.id]))(order.id)
  return [
    ...(atOrders.includes(order.state)
      ? [
          [
            ['在订单工作台处理', 'Handle it at the orders desk'],
            { desk: 'orders', words: order.orderNo },
          ] satisfies [Text, DeskLink],
        ]
      : []),
    ...(order.state === toBeReceived || order.state === partlyShipped
      ? [[['物流包裹', 'Parcels'], { desk: 'parcels', words: order.orderNo }] satisfies [Text, DeskLink]]
      : []),
    ...cases.map(({ no }): [Text, DeskLink] => [
      [`售后单 ${no}`, `After-sales case ${no}`],
      { desk: 'after-sales', words: no },
    ]),
  ]
}

async function more(row: Found, { say, link }: ConsoleVisit) {
  const { order, name, amount } = row
  const parcels = await db()
    .select()
    .from(shipment)
    .where(eq(shipment.orderId, order.id))
    .orderBy(asc(shipment.id))
  const facts = [
    say([`下单 ${wireTime(order.createdAt)}`, `Placed ${wireTime(order.createdAt)}`]),
    say([`客户 ${name}`, `Customer ${name}`]),
    `${say(choiceText(states, order.state))} · ${amount}`,
    ...orderLines(order, await linesOfOrder(order.id)).map((line) => textIn(line, say)),
    ...parcels.map(
      ({ company, trackingNo, shippedAt }) => `${company} ${trackingNo} · ${wireTime(shippedAt)}`,
    ),
  ]
  const ways = await desksOf(row)
  return html`<ul>
      ${facts.filter(Boolean).map((fact) => html`<li>${fact}</li>`)}
    </ul>
    <p>${ways.map(([text, to]) => html`<a href="${link(to)}">${say(text)}</a> `)}</p>`
}

/** List of orders with links to their desks. */
export const page = recordsPage({
  title: ['订单查询', 'Find orders'],
  permission: 'orders',
  about: [
    '按订单号、采购单号、客户、账号、收货人或电话查找。',
    'Look an order up by its number, PO number, buyer, consignee or phone.',
  ],
  entity: 'order',
  heads: [
    ['订单号', 'Number'],
    ['客户', 'Customer'],
    ['金额', 'Amount'],
    ['状态', 'State'],
    ['收货人', 'Consignee'],
    ['下单时间', 'Placed'],
  ],
  cells: ({ order, name, amount }, { say }) => [
    order.orderNo,
    name,
    amount,
    say(choiceText(states, order.state)),
    `${order.address.consignee ?? ''} ${order.address.phone ?? ''}`.trim(),
    wireTime(order.createdAt),
  ],
  filter: { label: ['状态', 'State'], choices: () => states },
  list: ({ words, filter, limit, offset }) =>
    read(
      found()
        .where(
          and(
            containsWords(words, orders.orderNo, orders.poNumber, buyerLabel, consignee, phone),
            filter ? sql`${orders.state} = ${Number(filter)}` : undefined,
          ),
        )
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(limit)
        .offset(offset),
    ),
  async find(id) {
    const [row] = await read(found().where(eq(orders.id, id)))
    return row
  },
  idOf: ({ order: { id } }) => id,
  nameOf: ({ order: { orderNo } }) => orderNo,
  fields: () => [],
  valuesOf: () => ({}),
  save: async (_, row) => row?.order.id ?? '',
  more,
})

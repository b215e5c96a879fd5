import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { orderActions } from '../../../../src/words/order-machine'
import { orderState } from '../../../../src/words/order-state'
import { requirementFiles } from '../../../../src/trade/requirement/requirement-text'
import { grouped } from '../../catalogue/goods/grouped'
import { db } from '../../core/database/db'
import type { Desk, DeskLine, DeskRow, DeskValues } from '../../core/operator/desk'
import { quantitiesIn, quantityFields, someOf, type CountedLine } from '../../core/documents/line-quantities'
import { parcelFields, parcelIn } from '../../core/documents/parcel'
import { waitingIn } from '../../core/documents/waiting'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { ordersBeingCancelled } from '../after-sales/held-pieces'
import { moveOrder } from './move-order'
import { orderLines } from './order-desk-lines'
import { orderLink } from './order-link'
import { orderLine, orders } from './orders.table'
import { linesOfOrder, shipOrder } from './ship-order'
import { siteMoney } from '../../site/brand-site/site-money'

const { pendingReview, pendingSigning, toBeShipped, partlyShipped } = orderState.code

/** Returns the platform's actions by button. Partial and full shipping share one. */
function buttons(state: number): string[] {
  const open = orderActions(state, 'platform')
  return (['approve', 'askSigning', 'reject', 'lapse', 'ship'] as const).filter((name) =>
    open.includes(name === 'ship' ? 'shipRest' : name),
  )
}

/** Returns the autopilot's action. A contract waits for its signature. */
const autoOf = (state: number) =>
  state === pendingSigning ? undefined : state === pendingReview ? 'approve' : 'ship'

const waitingOrders = (which: SQL | undefined) =>
  db()
    .select({ order: orders, name: buyerLabel })
    .from(orders)
    .innerJoin(customer, eq(customer.id, orders.placedBy))
    .where(and(inArray(orders.state, [pendingReview, pendingSigning, toBeShipped, partlyShipped]), which))
type Waits = Awaited<ReturnType<typeof waitingOrders>>[number]

async function show(rows: Waits[]): Promise<DeskRow[]> {
  const ids = rows.map(({ order }) => order.id)
  const lines = await db()
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, ids))
    .orderBy(asc(orderLine.id))
  const linesOf = grouped(lines, ({ orderId }) => orderId)
  const money = await siteMoney()
  const cancelling = await ordersBeingCancelled(ids)
  return rows.map(({ order, name }) => {
    const own = linesOf(order.id)
    const shippable = !cancelling.has(order.id)
    const open = buttons(order.state)
    const state = orderState.find(order.state)?.text ?? ['', '']
    const amount = money(order.siteId, order.payAmount)
    return {
      id: order.id,
      head: [
        `${order.orderNo} ${name} ${amount} ${state[0]}`,
        `${order.orderNo} ${name} ${amount} ${state[1]}`,
      ],
      lines: [...orderLines(order, own), orderLink(order.orderNo, ['订单详情', 'Order details'])],
      files: [
        ...order.files,
        ...own.flatMap(({ snapshot: { requireInfo } }) => (requireInfo ? requirementFiles(requireInfo) : [])),
      ],
      since: order.updatedAt,
      actions: open.filter((button) => button !== 'ship' || shippable),
      fields: { ship: quantityFields(unshipped(own)) },
      ...(!shippable && open.includes('ship') && { why: waitsForCase(order.orderNo) }),
      auto: shippable ? autoOf(order.state) : undefined,
    }
  })
}

/** Returns the lines of an order with the pieces still to be shipped. */
const unshipped = (lines: readonly (typeof orderLine.$inferSelect)[]): CountedLine[] =>
  lines
    .map(({ id, snapshot, qty, shippedQty }) => ({
      id,
      label: `${snapshot.skuCode} ${snapshot.goodsName}`,
      most: qty - shippedQty,
      unit: snapshot.unitName,
    }))
    .filter(({ most }) => most > 0)

/** Returns the submitted quantities of all lines in order. */
async function piecesOf(id: string, values: DeskValues): Promise<number[] | undefined> {
  const lines = await linesOfOrder(id)
  const open = unshipped(lines)
  const counts = someOf(quantitiesIn(open, values))
  return counts && lines.map((line) => counts[open.findIndex((one) => one.id === line.id)] ?? 0)
}

const waitsForCase = (orderNo: string): DeskLine => ({
  text: [
    '买家已申请取消未发货商品，处理售后后才能发货',
    'The buyer asked to cancel what is not shipped. It can be shipped once the after-sales case is handled.',
  ],
  to: { desk: 'after-sales', words: orderNo },
})

const platform = { actor: 'platform' } as const

export const desk = {
  title: ['订单', 'Orders'],
  permission: 'orders',
  ...waitingIn({
    id: orders.id,
    since: orders.updatedAt,
    words: [orders.orderNo, orders.poNumber, buyerLabel],
    find: waitingOrders,
    show,
  }),
  actions: {
    approve: { label: ['通过', 'Approve'], act: (id) => moveOrder(id, 'approve', platform) },
    askSigning: {
      label: ['要求签约', 'Require a contract'],
      act: (id) => moveOrder(id, 'askSigning', platform),
    },
    reject: {
      label: ['驳回', 'Reject'],
      fields: [{ name: 'reason', label: ['原因', 'Reason'], kind: 'text' }],
      act: (id, { reason = '' }) => moveOrder(id, 'reject', { ...platform, reason }),
    },
    lapse: {
      label: ['关闭', 'Close'],
      asks: ['关闭后不能恢复。', 'A closed order cannot be opened again.'],
      act: (id) => moveOrder(id, 'lapse', platform),
    },
    ship: {
      label: ['发货', 'Ship'],
      fields: parcelFields,
      act: async (id, values) =>
        shipOrder(id, {
          ...parcelIn(values, { company: '迅安物流', trackingNo: `XA${id.slice(-12)}` }),
          pieces: await piecesOf(id, values),
        }),
    },
  },
} satisfies Desk

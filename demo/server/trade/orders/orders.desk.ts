import { and, asc, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { Text } from '../../../../src/core/messages'
import { orderActions } from '../../../../src/trade/orders/order-machine'
import { orderState } from '../../../../src/trade/orders/order-state'
import { requirementFiles, requirementText } from '../../../../src/trade/requirement/requirement-text'
import { grouped } from '../../catalogue/goods/grouped'
import { db } from '../../core/db'
import type { Desk, DeskRow, DeskValues } from '../../core/desk'
import { refuse } from '../../core/refusal'
import { waitingIn } from '../../core/waiting'
import { buyerLabel } from '../../session/sign-in/buyer-label'
import { customer } from '../../session/sign-in/customer.table'
import { ordersBeingCancelled } from '../after-sales/held-pieces'
import { moveOrder } from './move-order'
import { orderLine, orders } from './orders.table'
import { shipOrder } from './ship-order'
import { siteMoney } from '../../site/brand-site/site-money'

const { pendingReview, pendingSigning, toBeShipped, partlyShipped } = orderState.code

/** A sub-account whose orders are reviewed by its main account: the platform lets that one speak first. */
const notForCompany = or(
  ne(orders.state, pendingReview),
  eq(orders.placedBy, orders.customerId),
  ne(customer.needReview, 10),
)

/** What the platform can do with an order, by its button. Shipping is one button for a part and for all. */
function buttons(state: number): string[] {
  const open = orderActions(state, 'platform')
  return (['approve', 'askSigning', 'reject', 'lapse', 'ship'] as const).filter((name) =>
    open.includes(name === 'ship' ? 'shipRest' : name),
  )
}

/** What the platform does by itself; a contract waits until it is signed. */
const autoOf = (state: number) =>
  state === pendingSigning ? undefined : state === pendingReview ? 'approve' : 'ship'

const waitingOrders = (which: SQL | undefined) =>
  db()
    .select({ order: orders, name: buyerLabel })
    .from(orders)
    .innerJoin(customer, eq(customer.id, orders.placedBy))
    .where(
      and(
        inArray(orders.state, [pendingReview, pendingSigning, toBeShipped, partlyShipped]),
        notForCompany,
        which,
      ),
    )
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
    const state = orderState.find(order.state)?.text ?? ['', '']
    const amount = money(order.siteId, order.payAmount)
    return {
      id: order.id,
      head: [
        `${order.orderNo} ${name} ${amount} ${state[0]}`,
        `${order.orderNo} ${name} ${amount} ${state[1]}`,
      ],
      lines: own.flatMap(({ snapshot, qty, shippedQty }): Text[] => {
        const line = `${snapshot.skuCode} ${snapshot.goodsName} × ${qty}`
        const shipped: Text = [`${line}，已发 ${shippedQty}`, `${line}, ${shippedQty} shipped`]
        const { requireInfo } = snapshot
        return [
          shippedQty > 0 ? shipped : [line, line],
          ...(requireInfo ? [requirementText(requireInfo)] : []),
        ]
      }),
      files: [
        ...order.files,
        ...own.flatMap(({ snapshot: { requireInfo } }) => (requireInfo ? requirementFiles(requireInfo) : [])),
      ],
      since: order.updatedAt,
      actions: buttons(order.state).filter((button) => button !== 'ship' || shippable),
      auto: shippable ? autoOf(order.state) : undefined,
    }
  })
}

/** `3, 0, 2`: pieces of each line. Empty: all that is left. */
function piecesIn({ pieces = '' }: DeskValues): number[] | undefined {
  const words = pieces.split(/[\s,，、]+/).filter(Boolean)
  if (words.length === 0) return undefined
  if (!words.every((word) => /^\d{1,5}$/.test(word)))
    throw refuse(422, [
      '发货数量格式错误',
      'These are not quantities. Please separate whole numbers by commas.',
    ])
  return words.map(Number)
}

const platform = { actor: 'platform' } as const

export const desk = {
  title: ['订单', 'Orders'],
  permission: 'orders',
  ...waitingIn({
    id: orders.id,
    since: orders.updatedAt,
    words: [orders.orderNo, buyerLabel],
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
    lapse: { label: ['关闭', 'Close'], act: (id) => moveOrder(id, 'lapse', platform) },
    ship: {
      label: ['发货', 'Ship'],
      fields: [
        { name: 'company', label: ['快递公司', 'Carrier'], kind: 'text', optional: true },
        { name: 'trackingNo', label: ['运单号', 'Tracking number'], kind: 'text', optional: true },
        {
          name: 'pieces',
          label: [
            '各行数量（逗号分隔，空为全部）',
            'Quantity of each line, separated by commas; leave empty for all',
          ],
          kind: 'text',
          optional: true,
        },
      ],
      act: (id, values) =>
        shipOrder(id, {
          company: values.company || '迅安物流',
          trackingNo: values.trackingNo || `XA${id.slice(-12)}`,
          pieces: piecesIn(values),
        }),
    },
  },
} satisfies Desk

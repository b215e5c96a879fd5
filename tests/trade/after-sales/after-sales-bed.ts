import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { desk } from '../../../demo/server/trade/after-sales/after-sales.desk'
import { afterSale, afterSaleLine } from '../../../demo/server/trade/after-sales/after-sales.table'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { orderLine } from '../../../demo/server/trade/orders/orders.table'
import { shipOrder } from '../../../demo/server/trade/orders/ship-order'
import { brokenAccounts } from '../../../demo/server/money/accounts/broken-accounts'
import { liveOn } from '../../../demo/server/trade/orders/living-orders'
import type { Input } from '../../../src/core/api/endpoint'
import * as apply from '../../../src/trade/after-sales/after-sales-apply.contract'
import * as steps from '../../../src/trade/after-sales/after-sales-steps.contract'
import { afterSalesDetail } from '../../../src/trade/after-sales/after-sales.contract'
import { isCallError } from '../../../src/core/api/call-error'
import { Refusal } from '../../../demo/server/core/http/refusal'
import { bed, buyerById } from '../checkout/checkout-bed'

export { bed } from '../checkout/checkout-bed'
import { ids, placed } from '../orders/order-bed'
import { brokenOrders } from '../orders/order-invariants'
import { fill } from '../payment/payment-bed'
import { brokenPayments } from '../payment/payment-invariants'
import { brokenAfterSales } from './after-sales-invariants'

type Account = keyof typeof ids
const company: Record<Account, string> = {
  demo: ids.demo,
  retail: ids.retail,
  sub1: ids.demo,
  channel1: ids.demo,
}

/** Creates an order with lines at 10.00 a piece, paid from the deposit, up to a given step. */
export async function ordered(
  account: Account,
  upTo: 'paid' | 'partly' | 'shipped' | 'received',
  quantities: readonly number[] = [3],
  options: Parameters<typeof placed>[2] = {},
) {
  await fill(company[account], 'deposit', 1_000_000)
  const order = await placed(account, quantities, options)
  const buyer = await bed.inside(() => buyerById(ids[account]))
  await bed.inside(async () => {
    await liveOn(order.id, buyer, new Date(), [[0, 'payByDeposit']])
    if (upTo === 'partly')
      await shipOrder(order.id, {
        company: '迅安物流',
        trackingNo: 'XA1',
        pieces: quantities.map((qty, at) => (at === 0 ? Math.ceil(qty / 2) : 0)),
      })
    if (upTo === 'shipped' || upTo === 'received')
      await shipOrder(order.id, { company: '迅安物流', trackingNo: 'XA1' })
    if (upTo === 'received') await moveOrder(order.id, 'receive', { actor: 'buyer' })
  })
  const lines = await bed.inside(() =>
    db().select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(orderLine.id),
  )
  return { ...order, lineIds: lines.map(({ id }) => id), token: await bed.login(account) }
}

type Order = Awaited<ReturnType<typeof ordered>>
type Words = Partial<Omit<NonNullable<Input<typeof apply.applyForRefund>['body']>, 'lines'>>

const reasonBody = { reason: 80, description: '包装破损', returnMethod: 10 }

/** Returns the code of a refused call, or 200. */
export const codeFrom = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error: unknown) => {
      if (isCallError(error) || error instanceof Refusal) return error.code
      throw error
    },
  )

export const linesOf = ({ lineIds }: Order, quantities: readonly number[]) =>
  quantities.flatMap((quantity, at) => (quantity > 0 ? [{ orderLineId: lineIds[at] ?? '', quantity }] : []))

/** Submits a claim. Default: return with refund. */
export const asked = (order: Order, quantities: readonly number[] = [1], words: Words = {}, key?: string) =>
  bed.call(
    apply.applyForRefund,
    {
      body: { orderId: order.id, rightType: 30, lines: linesOf(order, quantities), ...reasonBody, ...words },
    },
    { token: order.token, key },
  )

export const exchanged = (order: Order, quantities: readonly number[] = [1], words: Words = {}) =>
  bed.call(
    apply.applyForExchange,
    { body: { orderId: order.id, lines: linesOf(order, quantities), ...reasonBody, ...words } },
    { token: order.token },
  )

/** Performs an action at the platform's desk. */
export const atDesk = (action: keyof typeof desk.actions, id: string, values: Record<string, string> = {}) =>
  bed.inside(async (): Promise<unknown> => desk.actions[action].act(id, values))

export const deskRow = async (id: string) => (await bed.inside(desk.waiting)).find((row) => row.id === id)

export const sendBack = (id: string, token: string) =>
  bed.call(
    steps.returnGoods,
    { path: { id }, body: { company: '安达速运', trackingNo: 'AD123456' } },
    { token },
  )

export const detail = (id: string, token: string) => bed.call(afterSalesDetail, { path: { id } }, { token })

/** Advances a case through return and inspection to the outstanding refund. */
export async function returned(id: string, token: string) {
  await atDesk('approve', id)
  await sendBack(id, token)
  await atDesk('takeIn', id)
  await atDesk('pass', id)
}

export async function rowOf(id: string) {
  const [row] = await bed.inside(() => db().select().from(afterSale).where(eq(afterSale.id, id)))
  if (!row) throw new Error(`no case ${id}`)
  return row
}

export const piecesOf = (id: string) =>
  bed.inside(() =>
    db()
      .select()
      .from(afterSaleLine)
      .where(eq(afterSaleLine.afterSaleId, id))
      .orderBy(afterSaleLine.orderLineId),
  )

/** Returns violated invariants. */
export const faults = () =>
  bed.inside(async () => [
    ...(await brokenAfterSales()),
    ...(await brokenOrders()),
    ...(await brokenAccounts()),
    ...(await brokenPayments()),
  ])

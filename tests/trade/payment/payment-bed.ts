import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { db } from '../../../demo/server/core/database/db'
import { give, take } from '../../../demo/server/money/accounts/bookings'
import { accountOf } from '../../../demo/server/money/accounts/account-rows'
import { brokenAccounts } from '../../../demo/server/money/accounts/broken-accounts'
import { setCreditLimit } from '../../../demo/server/money/accounts/credit-limit'
import type { AccountKind } from '../../../demo/server/money/accounts/accounts.table'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { payOrder } from '../../../demo/server/trade/payment/payment.table'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { openDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { mergePay, pay, payDetail, payState } from '../../../src/trade/payment/payment.contract'
import { toDecimal } from '../../../src/core/money'
import { asShown, bed, stock } from '../checkout/checkout-bed'
import { brokenOrders } from '../orders/order-invariants'
import type { Asking } from '../../server/testbed'
import { brokenPayments } from './payment-invariants'

export { bed } from '../checkout/checkout-bed'

/** Ids of the main accounts of the tests' buyers. */
export const ids = { demo: '10001', retail: '10002' }

/** Creates a SKU at 10.00 with high stock and no reservations. */
export const plenty = async () => (await stock({ stock: 90_000 }))[0] ?? ''

/** Places an order of some pieces at 10.00 each as a logged-in buyer. */
async function submitted(token: string, pieces = 3, given?: string) {
  const skuId = given ?? (await plenty())
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: pieces }] } }, { token })
  const shown = await bed.call(openDraft, { body: {} }, { token })
  const placed = await bed.call(submitOrder, { body: asShown(shown) }, { token })
  const [order] = placed.orders
  if (!order) throw new Error('nothing was placed')
  return { ...placed, order, skuId }
}

/** Places an order. @returns it with its pay order */
export async function owed(token: string, pieces = 3, skuId?: string) {
  const placed = await submitted(token, pieces, skuId)
  const { payOrderId } = await bed.call(
    mergePay,
    { body: { orderIdList: placed.orders.map(({ id }) => id) } },
    { token },
  )
  const [row] = await bed.inside(() => db().select().from(payOrder).where(eq(payOrder.id, payOrderId)))
  if (!row) throw new Error('no pay order')
  return { ...placed, payOrderId, payNo: row.payNo, amount: row.amount }
}

export const payWith = (
  token: string,
  payOrderId: string,
  payCode: number,
  payPassword?: string,
  asking: Asking = {},
) => bed.call(pay, { body: { payOrderId, payCode, payPassword } }, { token, ...asking })

export const detail = (token: string, id: string) => bed.call(payDetail, { path: { id } }, { token })
export const stateFor = (token: string, id: string) => bed.call(payState, { path: { id } }, { token })

export const orderRow = async (id: string) => {
  const [row] = await bed.inside(() => db().select().from(orders).where(eq(orders.id, id)))
  if (!row) throw new Error(`no order ${id}`)
  return row
}

/** Sets the balance of an account. */
export const fill = (customerId: string, kind: AccountKind, amount: number) =>
  bed.inside(async () => {
    if (kind === 'credit') return setCreditLimit(customerId, amount, crypto.randomUUID())
    const { balance } = await accountOf(customerId, kind)
    const more = amount - balance
    const refNo = crypto.randomUUID()
    if (more > 0)
      await (kind === 'deposit'
        ? give(customerId, kind, 11, more, refNo)
        : give(customerId, kind, 10, more, refNo))
    else if (more < 0)
      await (kind === 'deposit'
        ? take(customerId, kind, 22, -more, refNo)
        : take(customerId, kind, 30, -more, refNo))
  })

export const balance = async (customerId: string, kind: AccountKind) =>
  (await bed.inside(() => accountOf(customerId, kind))).balance

/** Returns violated invariants. */
export const faults = () =>
  bed.inside(async () => [
    ...(await brokenOrders()),
    ...(await brokenAccounts()),
    ...(await brokenPayments()),
  ])

const envelope = z.object({ code: z.number(), message: z.string() })
/** Returns the envelope of a response, successful or not. */
export const answerOf = async (answer: Response) => envelope.parse(await answer.json())

/** Returns the fields and the target of a page's form. */
export function formIn(page: string) {
  const plain = (value = '') =>
    value.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')
  const inputs = [...page.matchAll(/<input [^>]*name="([^"]*)" value="([^"]*)"/g)]
  const fields: Record<string, string> = Object.fromEntries(
    inputs.map(([, name, value]) => [plain(name), plain(value)]),
  )
  return { fields, action: plain(/action="([^"]+)"/.exec(page)?.[1]) }
}

/** Opens a provider's page as a browser would: by a redirect, or by posting a form. */
export async function openPage(formUrl: string) {
  const page = await bed.app.request(formUrl)
  if (page.status === 302) return expect(page.headers.get('location')).toContain('/demo/pay/P')
  const { fields, action } = formIn(await page.text())
  const body = new URLSearchParams(fields)
  expect((await bed.app.request(action, { method: 'POST', body })).status).toBe(303)
}

/** Acts on the demo provider's page as a buyer. */
export async function atProvider(payNo: string, channel: string, choice: string) {
  const url = `http://localhost:4173/demo/pay/${payNo}?channel=${channel}`
  return bed.app.request(url, { method: 'POST', body: new URLSearchParams({ choice }) })
}

export const amountOf = (minor: number) => toDecimal(minor)

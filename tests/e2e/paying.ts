import { expect, type Page } from '@playwright/test'
import { buyerBehind, skusOnSale, type Buyer } from './buyer'

export const outlet = (page: Page) => page.locator('trade-outlet')
export const way = (page: Page, name: string) =>
  outlet(page).getByRole('radio', { name: new RegExp(`^${name}`) })
export const press = (page: Page, name: string) =>
  outlet(page).getByRole('button', { name, exact: true }).click()
export const paid = (page: Page) => outlet(page).getByRole('heading', { name: '支付成功' })

export type Placed = { payOrderId: string; orders: { id: string; orderNo: string }[]; payAmount: string }
export type Json<T> = { data: T }
type Draft = { draftId: string; stamp: string; payNow: string; amounts: { pay: string } }

/**
 * Places an order of cheap goods through the API.
 * @param worth approximate minimum amount in yuan. Default: the smallest possible quantity
 */
export async function ordered(buyer: Buyer, page: Page, at: number, worth = 0): Promise<Placed> {
  await buyer.emptyCart()
  await buyer.withAddress()
  const plenty = (await skusOnSale(page.request, 'sales')).filter(
    (one) => one.stockQuantity > one.minQuantity * 5,
  )
  const sku = plenty[at % plenty.length]
  if (!sku) throw new Error('nothing is in stock')
  const pieces = Math.ceil(worth / Number(sku.goodsPrice ?? 1) / sku.minQuantity) || 1
  await buyer.add({ skuId: sku.skuId, quantity: sku.minQuantity * pieces })
  const { data: draft }: Json<Draft> = await buyer.post('/userCenter/order/checkout', {})
  const body = { draftId: draft.draftId, stamp: draft.stamp, payAmount: draft.amounts.pay }
  const { data }: Json<Placed> = await buyer.post('/userCenter/order/submit', body)
  return data
}

export async function atPayment(page: Page, account: string, at: number, baseURL = '') {
  const buyer = await buyerBehind(page.request, account)
  const placed = await ordered(buyer, page, at)
  await buyer.enter(page.context(), baseURL)
  await page.goto(`/cart/payment?payOrderId=${placed.payOrderId}`)
  await expect(outlet(page).getByRole('heading', { name: '付款', level: 1 })).toBeVisible()
  return { buyer, ...placed }
}

/** Returns the state of an order through the API. */
export async function stateOf(buyer: Buyer, { orders: [first] }: Placed) {
  const all = await buyer.orders()
  return all.find(({ orderNo }) => orderNo === first?.orderNo)?.state
}

/** Returns the balance of an account from the payment methods: 95 credit, 96 deposit, 97 points. */
export async function balanceOf(buyer: Buyer, code: number): Promise<string> {
  const { data }: Json<{ payCode: number; balance: string }[]> = await buyer.get(
    '/userCenter/tradePay/listPayType',
  )
  return data.find(({ payCode }) => payCode === code)?.balance ?? ''
}
export const deposit = (buyer: Buyer) => balanceOf(buyer, 96)

/** Pays on the demo's page behind a QR code, as a phone would. @param choice label of the button */
export async function scan(page: Page, choice = '确认支付') {
  const [phone] = await Promise.all([
    page.context().waitForEvent('page'),
    outlet(page).getByRole('link', { name: '打开扫码付款页' }).click(),
  ])
  await phone.getByRole('button', { name: choice, exact: true }).click()
  await page.bringToFront()
  return phone
}

export const less = (from: string, what: string) =>
  ((Math.round(Number(from) * 100) - Math.round(Number(what) * 100)) / 100).toFixed(2)

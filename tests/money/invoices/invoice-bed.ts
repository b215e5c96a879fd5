import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { invoiceTitle } from '../../../demo/server/money/invoices/invoice-papers.table'
import { invoice } from '../../../demo/server/money/invoices/invoices.table'
import { bankAccount } from '../../../demo/server/trade/payment/payment.table'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { siteIds } from '../../../demo/server/core/config/site'
import type { Input } from '../../../src/core/api/endpoint'
import { applyInvoice } from '../../../src/money/invoices/invoice-apply.contract'
import { addInvoiceAddress } from '../../../src/money/invoices/invoice-addresses.contract'
import { addTitle } from '../../../src/money/invoices/invoice-titles.contract'
import { bed } from '../../trade/checkout/checkout-bed'
import { ids, placed } from '../../trade/orders/order-bed'

export { bed, codeFrom } from '../../trade/checkout/checkout-bed'

type Account = keyof typeof ids

/** A completed order, paid in full. @param paid minor units, of which `refunded` were given back */
export async function completed(account: Account, paid = 100_000, refunded = 0) {
  const { id, no } = await placed(account)
  await bed.inside(() =>
    db()
      .update(orders)
      .set({ state: 70, payAmount: paid, paidAmount: paid, refundedAmount: refunded })
      .where(eq(orders.id, id)),
  )
  return { id, no }
}

export const giveBack = (orderId: string, refundedAmount: number) =>
  bed.inside(() => db().update(orders).set({ refundedAmount }).where(eq(orders.id, orderId)))

/** Somebody to sell: what invoices say. */
export const withSeller = () =>
  bed.inside(() =>
    db()
      .insert(bankAccount)
      .values({ siteId: siteIds.main, holder: '禾拓工采', bank: '工商银行', accountNo: '622200001111' })
      .onConflictDoNothing(),
  )

export const special = {
  kind: 30 as const,
  title: '临港精密机械有限公司',
  taxNo: '91310115MA1K4LGJM8',
  bank: '工商银行临港支行',
  bankCard: '100123450920001234',
  regAddress: '新元南路 600 号',
  regPhone: '021-58001001',
}
export const ordinary = { kind: 20 as const, title: '临港精密机械有限公司', taxNo: '91310115MA1K4LGJM8' }
type Title = NonNullable<Input<typeof addTitle>['body']>
export const titleFor = (token: string, body: Title = ordinary) => bed.call(addTitle, { body }, { token })

export const addressFor = (token: string) =>
  bed.call(
    addInvoiceAddress,
    { body: { consignee: '孙会计', phone: '13800001001', regionCode: '310115', detail: '新元南路 600 号' } },
    { token },
  )

type Wish = NonNullable<Input<typeof applyInvoice>['body']>
export const apply = (token: string, body: Wish, key?: string) =>
  bed.call(applyInvoice, { body }, { token, key })

/** An application of `demo` over one order. @returns its id and the order's */
export async function applied(token: string, { paper = false, paid = 100_000 } = {}) {
  const order = await completed('demo', paid)
  const titleId = await titleFor(token)
  const addressId = paper ? await addressFor(token) : undefined
  const { invoiceIdList, due } = await apply(token, {
    orderIdList: [order.id],
    titleId,
    medium: paper ? 20 : 10,
    addressId,
  })
  return { id: invoiceIdList[0] ?? '', order, titleId, due }
}

export async function rowOf(id: string) {
  const [row] = await bed.inside(() => db().select().from(invoice).where(eq(invoice.id, id)))
  if (!row) throw new Error(`no invoice ${id}`)
  return row
}

export async function orderRow(id: string) {
  const [row] = await bed.inside(() => db().select().from(orders).where(eq(orders.id, id)))
  if (!row) throw new Error(`no order ${id}`)
  return row
}

/** Behind the platform's back. */
export const reviewed = (titleId: string, reviewState: 10 | 15 | 20 | 30) =>
  bed.inside(() => db().update(invoiceTitle).set({ reviewState }).where(eq(invoiceTitle.id, titleId)))

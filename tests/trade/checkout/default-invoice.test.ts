import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { invoiceTitle } from '../../../demo/server/money/invoices/invoice-papers.table'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { bed, change, draft, stock } from './checkout-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('retail')
  const [skuId = ''] = await stock({})
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 4 }] } }, { token })
})

/** Stores invoice titles of the company, the default first. @param reviewState 10 pending, 20 verified */
const keep = (kind: 20 | 30, reviewState: 10 | 20, certState: 20 | 10 = 20) =>
  bed.inside(async () => {
    await db().delete(invoiceTitle)
    await db().update(customer).set({ certState }).where(eq(customer.id, '10002'))
    const title = { kind, reviewState, title: '许明商行', taxNo: '91320506MA1000XX0K', bank: '建设银行' }
    await db()
      .insert(invoiceTitle)
      .values({ id: '1', customerId: '10002', isDefault: 10, ...title })
  })
const begun = async () => (await draft(token)).invoice

test('preselects the company’s verified title, which can be deselected', async () => {
  await keep(30, 20)
  const shown = await draft(token)
  expect(shown.invoice).toEqual({
    type: 20,
    title: '许明商行',
    taxNo: '91320506MA1000XX0K',
    bank: '建设银行',
  })
  expect((await change(token, shown.draftId, { invoice: null })).invoice).toBeUndefined()
})

test('does not preselect a title under review or without its certificate', async () => {
  await keep(30, 10)
  expect(await begun()).toBeUndefined()
  await keep(30, 20, 10)
  expect(await begun()).toBeUndefined()
  await keep(20, 20, 10)
  expect(await begun()).toMatchObject({ type: 10, title: '许明商行' })
})

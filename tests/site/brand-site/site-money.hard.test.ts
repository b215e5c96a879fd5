import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, tx } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { makeExports } from '../../../demo/server/account/downloads/exports.job'
import { waitingCases } from '../../../demo/server/trade/after-sales/waiting-cases'
import { contractText } from '../../../demo/server/trade/contracts/contract-text'
import { desk as offersDesk } from '../../../demo/server/trade/offers/offers.desk'
import { desk as ordersDesk } from '../../../demo/server/trade/orders/orders.desk'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { shipOrder } from '../../../demo/server/trade/orders/ship-order'
import { desk as vouchersDesk } from '../../../demo/server/trade/payment/vouchers.desk'
import { accountMoney } from '../../../demo/server/money/accounts/account-money'
import { uploadFile } from '../../../demo/server/site/files/files.table'
import { currencySettings } from '../../../src/site/brand-site/brand-site.contract'
import { isCallError } from '../../../src/core/api/call-error'
import { toDecimal } from '../../../src/core/money'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { applyForRefund } from '../../../src/trade/after-sales/after-sales-apply.contract'
import { returnMethod } from '../../../src/trade/after-sales/return-method'
import { afterSalesType } from '../../../src/trade/after-sales/after-sales-type'
import { afterSalesReason } from '../../../src/trade/after-sales/after-sales-reason'
import { openDraft, submitOrder } from '../../../src/trade/checkout/checkout.contract'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { exportOrders } from '../../../src/trade/orders/order-export.contract'
import { payMethod } from '../../../src/words/pay-method'
import { payOffline } from '../../../src/trade/payment/payment.contract'
import { asShown, bed, stock } from '../../trade/checkout/checkout-bed'
import { envelopeOf, upload } from '../files/sample-files'
import { fifth, openFifthSite } from './fifth-site'

/* Whatever says an amount says it in the currency of the site that the document belongs to. */

let token = ''
beforeEach(async () => {
  await bed.reset()
  await bed.inside(openFifthSite)
  token = await bed.login('retail', fifth.site)
})

const sentence = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'nothing was refused',
    (error: unknown) => {
      if (isCallError(error)) return [error.title, ...error.fields.map(({ message }) => message)].join(' ')
      throw error
    },
  )

async function shownDraft() {
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: fifth.sku, quantity: 5 }] } }, { token })
  return bed.call(openDraft, { body: {} }, { token })
}

async function handIn(payOrderId: string, amount: number) {
  const files = [(await envelopeOf(await upload(bed, token, 'voucher.pdf'))).data]
  const words = { bank: 'Harbour Bank', payer: 'Retail', paidOn: '2026-11-01', files }
  return bed.call(payOffline, { body: { payOrderId, ...words, amount: toDecimal(amount) } }, { token })
}

/** Paid by a transfer that the platform has seen arrive. */
async function paid() {
  const shown = await shownDraft()
  const placed = await bed.call(submitOrder, { body: asShown(shown) }, { token })
  const [payOrderId, [order]] = [String(placed.payOrderId), placed.orders]
  await handIn(payOrderId, shown.amounts.pay)
  const { accept, confirm } = vouchersDesk.actions
  await bed.inside(() => tx(async () => accept.act(payOrderId)))
  await bed.inside(() => tx(async () => confirm.act(payOrderId)))
  return { id: String(order?.id), orderNo: String(order?.orderNo), pay: shown.amounts.pay }
}

const headsOf = (rows: readonly { head: string | readonly [string, string, string?] }[]) =>
  rows.flatMap(({ head }) => (typeof head === 'string' ? [head] : head.slice(0, 2))).join('\n')

describe('a site in dollars', () => {
  test('shows dollars in the errors of a changed checkout and a wrong split', async () => {
    const shown = await shownDraft()
    const body = asShown(shown)
    const wrong = { ...body, payAmount: '1.00' }
    expect(await sentence(bed.call(submitOrder, { body: wrong }, { token }))).toContain('$70.70')
    const funding = [{ payCode: payMethod.code.offline, amount: '1.00' }]
    const refusal = await sentence(bed.call(submitOrder, { body: { ...body, funding } }, { token }))
    expect(refusal).toContain('$70.70')
    expect(refusal).not.toContain('¥')
  })

  test('shows dollars of a transfer to the buyer and at the desk', async () => {
    const shown = await shownDraft()
    const placed = await bed.call(submitOrder, { body: asShown(shown) }, { token })
    const id = String(placed.payOrderId)
    expect(await sentence(handIn(id, 100))).toContain('$70.70')
    await handIn(id, shown.amounts.pay)
    expect(headsOf(await bed.inside(vouchersDesk.waiting))).toMatch(/· \$70\.70$/)
  })

  test('shows dollars of an order and a refund at their desks', async () => {
    const { id, orderNo } = await paid()
    const heads = headsOf(await bed.inside(ordersDesk.waiting))
    expect(heads.split('\n').filter((head) => head.includes(orderNo))).toHaveLength(2)
    for (const head of heads.split('\n').filter((one) => one.includes(orderNo)))
      expect(head).toContain(' $70.70 ')

    await bed.inside(() => tx(() => shipOrder(id, { company: 'Seaway', trackingNo: 'SW12345678' })))
    const detail = await bed.call(orderDetail, { path: { no: orderNo } }, { token })
    const [line] = detail.lines
    const { returnAndRefund: rightType } = afterSalesType.code
    const body = {
      orderId: id,
      rightType,
      lines: [{ orderLineId: line?.id ?? '', quantity: 1 }],
      reason: afterSalesReason.code.sevenDays,
      description: 'not wanted',
      returnMethod: returnMethod.code.sendBack,
    }
    await bed.call(applyForRefund, { body }, { token })
    expect(headsOf(await bed.inside(() => waitingCases.waiting()))).toContain(' $12.34 ')
  })

  test('adds a column with the currency to a report', async () => {
    const { orderNo } = await paid()
    await bed.call(exportOrders, { body: { format: 'csv' } }, { token })
    await bed.inside(makeExports)
    const [file] = await bed.inside(() =>
      db()
        .select()
        .from(uploadFile)
        .where(and(eq(uploadFile.mediaType, 'text/csv'))),
    )
    const lines = new TextDecoder().decode(file?.content ?? new Uint8Array()).split('\r\n')
    expect(lines[0]).toMatch(/,币种$/)
    expect(lines.find((line) => line.includes(orderNo))).toMatch(/,USD$/)
  })

  test('shows the accounts in their own currency', async () => {
    const own = await bed.call(currencySettings, { query: { brandTerminalId: fifth.site } })
    expect(own).toMatchObject({ symbol: '$', accounts: { symbol: '¥', digit: 2, ways: 10 } })
    const main = await bed.call(currencySettings, { query: { brandTerminalId: siteIds.main } })
    expect(main).toMatchObject({ symbol: '¥' })
    expect(main.accounts).toBeUndefined()
    expect(accountMoney(123_456)).toBe('¥1,234.56')
  })

  test('writes its contracts in dollars', () => {
    const snapshot = { name: '系缆桩', unitName: '个' }
    const on = new Date('2026-11-27T00:00:00Z')
    const currency = { symbol: '$', digit: 2, ways: 10 }
    const lines = [{ snapshot, price: 1234 }]
    const terms = {
      contractNo: 'C1',
      title: 'x',
      buyer: 'a',
      seller: 'b',
      startsAt: on,
      endsAt: on,
      remark: '',
    }
    expect(contractText({ ...terms, lines, currency })).toContain('每个 $12.34')
  })
})

test('a site in yuan shows yuan', async () => {
  const [skuId = ''] = await stock({})
  const here = await bed.login('retail')
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId, quantity: 2 }] } }, { token: here })
  const shown = await bed.call(openDraft, { body: {} }, { token: here })
  const body = { ...asShown(shown), payAmount: '1.00' }
  expect(await sentence(bed.call(submitOrder, { body }, { token: here }))).toMatch(/¥\d/)
  expect(await bed.inside(offersDesk.waiting)).toEqual([])
  expect(await bed.inside(() => db().$count(orders, eq(orders.siteId, fifth.site)))).toBe(0)
})

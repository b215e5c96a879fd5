import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { desk } from '../../../demo/server/money/invoices/invoices.desk'
import { desk as titlesDesk } from '../../../demo/server/money/invoices/invoice-titles.desk'
import { completeInvoices } from '../../../demo/server/money/invoices/invoices.job'
import { receivePayment } from '../../../demo/server/trade/payment/receive-payment'
import { payOrder } from '../../../demo/server/trade/payment/payment.table'
import { accountOf } from '../../../demo/server/money/accounts/account-rows'
import { orders } from '../../../demo/server/trade/orders/orders.table'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { orderDetail } from '../../../src/trade/orders/order-detail.contract'
import { withheldReason } from '../../../src/trade/orders/withheld-reason'
import { pageInvoicable, tryInvoice } from '../../../src/money/invoices/invoice-apply.contract'
import { pageCharges, payCharges } from '../../../src/money/invoices/invoice-charges.contract'
import {
  deleteInvoiceAddress,
  listInvoiceAddresses,
  setDefaultInvoiceAddress,
  updateInvoiceAddress,
} from '../../../src/money/invoices/invoice-addresses.contract'
import {
  deleteTitle,
  listTitles,
  setDefaultTitle,
  updateTitle,
} from '../../../src/money/invoices/invoice-titles.contract'
import {
  invoiceDetail,
  invoicesOfOrder,
  invoiceTicket,
  logOfInvoices,
  pageInvoices,
  withdrawInvoice,
} from '../../../src/money/invoices/invoices.contract'
import {
  addressFor,
  applied,
  apply,
  bed,
  codeFrom,
  completed,
  giveBack,
  ordinary,
  orderRow,
  reviewed,
  rowOf,
  special,
  titleFor,
  withSeller,
} from './invoice-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  await withSeller()
  token = await bed.login('demo')
})
const day = 86_400_000
const act = (work: () => Promise<unknown>) => bed.inside(work)
const left = async (no: string) => (await bed.call(invoicesOfOrder, { path: { no } }, { token })).left
const deskRow = async (id: string) => (await bed.inside(() => desk.waiting())).find((row) => row.id === id)

describe('requesting an invoice', () => {
  test('covers several orders at the paid amount less refunds, and each order once', async () => {
    const first = await completed('demo', 50_000, 10_050)
    const second = await completed('demo', 30_001)
    const [titleId, body] = [await titleFor(token), { orderIdList: [first.id, second.id] }]
    const trial = await bed.call(tryInvoice, { body: { ...body, medium: 20 } }, { token })
    expect([trial.amount, trial.postage]).toEqual([69_951, 1_200])
    const { invoiceIdList, status } = await apply(token, { ...body, titleId, medium: 10, email: 'a@b' })
    expect(status).toBe(20)
    const row = await bed.call(invoiceDetail, { path: { id: invoiceIdList[0] ?? '' } }, { token })
    expect(row.amount).toBe(69_951)
    expect(row.orders.map(({ amount }) => amount)).toEqual([39_950, 30_001])
    expect((await orderRow(first.id)).invoiceStatus).toBe(20)
    expect(await left(first.no)).toBe(0)
    expect(await codeFrom(apply(token, { orderIdList: [second.id], titleId, medium: 10 }))).toBe(409)
    const listed = await bed.call(pageInvoicable, { body: { pageSize: 100 } }, { token })
    expect(listed.content.map(({ orderId }) => orderId)).not.toContain(first.id)
  })

  test('20 concurrent requests for one order create one invoice', async () => {
    const order = await completed('demo')
    const titleId = await titleFor(token)
    const codes = await Promise.all(
      Array.from({ length: 20 }, () =>
        codeFrom(apply(token, { orderIdList: [order.id], titleId, medium: 10 }, crypto.randomUUID())),
      ),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
  })

  test('a repeated request with one key creates one application', async () => {
    const order = await completed('demo')
    const wish = { orderIdList: [order.id], titleId: await titleFor(token), medium: 10 }
    const key = crypto.randomUUID()
    expect(await apply(token, wish, key)).toEqual(await apply(token, wish, key))
  })

  test('rejects an order that is not completed with 409', async () => {
    const order = await completed('demo')
    await bed.inside(() => db().update(orders).set({ state: 60 }).where(eq(orders.id, order.id)))
    const wish = { orderIdList: [order.id], titleId: await titleFor(token), medium: 10 }
    expect(await codeFrom(apply(token, wish))).toBe(409)
  })

  test('a special title needs a certified company and is reviewed first', async () => {
    const order = await completed('demo')
    const titleId = await titleFor(token, special)
    const wish = { orderIdList: [order.id], titleId, medium: 10 }
    expect(await codeFrom(apply(token, wish))).toBe(422)
    await act(() => titlesDesk.actions.takeUp.act(titleId, {}))
    expect(await codeFrom(bed.call(updateTitle, { path: { id: titleId }, body: special }, { token }))).toBe(
      409,
    )
    await act(() => titlesDesk.actions.approve.act(titleId, {}))
    expect((await apply(token, wish)).status).toBe(20)
    const retail = await bed.login('retail')
    expect(await codeFrom(titleFor(retail, special))).toBe(403)
    expect(await codeFrom(titleFor(await bed.login('sub1')))).toBe(403)
  })

  test('an order placed with an invoice request gets its invoice application when it is completed', async () => {
    const order = await completed('demo')
    const invoiceWish = { type: 10, title: '周岚', taxNo: '' }
    await bed.inside(() => db().update(orders).set({ state: 60, invoiceWish }).where(eq(orders.id, order.id)))
    await act(() => moveOrder(order.id, 'receive', { actor: 'buyer' }))
    const { content } = await bed.call(pageInvoices, { body: { keyword: order.no } }, { token })
    expect(content.map(({ title, status, amount }) => [title, status, amount])).toEqual([
      ['周岚', 20, 100_000],
    ])
  })
})

describe('R78, R79: documents of other accounts get the answer of unknown ones', () => {
  test('in every path and every body', async () => {
    const { id, titleId, order } = await applied(token, { paper: true, paid: 50_000 })
    const [address] = await bed.call(listInvoiceAddresses, {}, { token })
    const { content: charges } = await bed.call(pageCharges, { body: {} }, { token })
    const other = await bed.login('retail')
    const as = { token: other }
    const free = await completed('retail')
    const own = await titleFor(other, { kind: 10, title: '许明' })
    const path = { id }
    const where = { consignee: '甲', phone: '13800001001', regionCode: '310115', detail: '乙' }
    const addressPath = { path: { id: address?.id ?? '' } }
    const codes = {
      detail: () => bed.call(invoiceDetail, { path }, as),
      ticket: () => bed.call(invoiceTicket, { path }, as),
      withdraw: () => bed.call(withdrawInvoice, { path }, as),
      order: () => bed.call(invoicesOfOrder, { path: { no: order.no } }, as),
      trial: () => bed.call(tryInvoice, { body: { orderIdList: [order.id], medium: 10 } }, as),
      title: () => apply(other, { orderIdList: [free.id], titleId, medium: 10 }),
      applyOrder: () => apply(other, { orderIdList: [free.id, order.id], titleId: own, medium: 10 }),
      applyAddress: () =>
        apply(other, {
          orderIdList: [free.id],
          titleId: own,
          medium: 20,
          addressId: address?.id,
        }),
      changeTitle: () => bed.call(updateTitle, { path: { id: titleId }, body: ordinary }, as),
      defaultTitle: () => bed.call(setDefaultTitle, { path: { id: titleId } }, as),
      dropTitle: () => bed.call(deleteTitle, { path: { id: titleId } }, as),
      changeAddress: () => bed.call(updateInvoiceAddress, { ...addressPath, body: where }, as),
      defaultAddress: () => bed.call(setDefaultInvoiceAddress, addressPath, as),
      dropAddress: () => bed.call(deleteInvoiceAddress, addressPath, as),
      charge: () => bed.call(payCharges, { body: { idList: [charges[0]?.id ?? ''] } }, as),
    }
    for (const [what, call] of Object.entries(codes))
      expect(`${what} ${await codeFrom(call())}`).toBe(`${what} 404`)
    expect((await bed.call(pageInvoices, { body: {} }, as)).totalElements).toBe(0)
    expect((await bed.call(logOfInvoices, { body: {} }, as)).totalElements).toBe(0)
    expect((await rowOf(id)).status).toBe(20)
  })
})

describe('the platform', () => {
  test('issues an electronic one, whose ticket downloads it once, and which completes after a day', async () => {
    const { id, order } = await applied(token)
    expect((await deskRow(id))?.auto).toBe('issue')
    await act(() => desk.actions.issue.act(id))
    expect((await orderRow(order.id)).invoiceStatus).toBe(25)
    await expect(act(() => desk.actions.mail.act(id, {}))).rejects.toThrow('do not need to be mailed')
    expect((await rowOf(id)).status).toBe(25)
    const { url } = await bed.call(invoiceTicket, { path: { id } }, { token })
    const file = await bed.app.request(`/api${url}`)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect((await file.text()).startsWith('%PDF-1.4')).toBe(true)
    expect((await (await bed.app.request(`/api${url}`)).json()).code).toBe(404)
    bed.wait(day + 1000)
    await act(completeInvoices)
    expect((await rowOf(id)).status).toBe(40)
  })

  test('refuses with a reason, and the order can be invoiced again', async () => {
    const { id, order, titleId } = await applied(token)
    await act(() => desk.actions.refuse.act(id, { reason: '税号不符' }))
    expect((await bed.call(invoiceDetail, { path: { id } }, { token })).reason).toBe('税号不符')
    expect([await left(order.no), (await orderRow(order.id)).invoiceStatus]).toEqual([100_000, 10])
    expect((await apply(token, { orderIdList: [order.id], titleId, medium: 10 })).status).toBe(20)
  })

  test('issues no more than the amount left after a refund', async () => {
    const { id, order } = await applied(token)
    await giveBack(order.id, 30_000)
    await act(() => desk.actions.issue.act(id))
    expect((await rowOf(id)).amount).toBe(70_000)
  })

  test('reverses an issued invoice after a refund with a red one, and frees the rest', async () => {
    const { id, order } = await applied(token)
    await act(() => desk.actions.issue.act(id))
    await expect(act(() => desk.actions.redden.act(id))).rejects.toThrow('does not need to be reversed')
    await giveBack(order.id, 30_000)
    expect(await left(order.no)).toBe(0)
    expect((await deskRow(id))?.auto).toBe('redden')
    await act(() => desk.actions.redden.act(id))
    expect(await left(order.no)).toBe(70_000)
    expect((await orderRow(order.id)).invoiceStatus).toBe(10)
    const { content } = await bed.call(pageInvoices, { body: { keyword: order.no } }, { token })
    expect(content.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-100_000, 100_000])
  })
})

describe('an order offers an invoice', () => {
  const offered = async (no: string) => {
    const { actions = [], withheld } = await bed.call(orderDetail, { path: { no } }, { token })
    const reason = withheld?.find(({ action }) => action === 'askInvoice')?.reason
    return [actions.includes('askInvoice'), reason === withheldReason.code.invoiced]
  }

  test('as long as an amount is left, over several invoices and refunds', async () => {
    const { id, order, titleId } = await applied(token)
    expect(await offered(order.no), 'all of it is asked for').toEqual([false, true])
    await act(() => desk.actions.refuse.act(id, { reason: '抬头有误' }))
    expect(await offered(order.no), 'refused').toEqual([true, false])
    const again = await apply(token, { orderIdList: [order.id], titleId, medium: 10 })
    await act(() => desk.actions.issue.act(again.invoiceIdList[0] ?? ''))
    expect(await offered(order.no), 'issued over all').toEqual([false, true])
    // More of it is paid later than there was when it was issued: that part alone is left.
    await act(() => db().update(orders).set({ paidAmount: 120_000 }).where(eq(orders.id, order.id)))
    expect([await offered(order.no), await left(order.no)]).toEqual([[true, false], 20_000])
    const part = await apply(token, { orderIdList: [order.id], titleId, medium: 10 })
    expect((await rowOf(part.invoiceIdList[0] ?? '')).amount).toBe(20_000)
    expect(await offered(order.no)).toEqual([false, true])
    // The part that is not issued yet is given back: nothing is left for it, nor for another.
    await giveBack(order.id, 20_000)
    await act(() => desk.actions.refuse.act(part.invoiceIdList[0] ?? '', { reason: '已退款' }))
    expect([await offered(order.no), await left(order.no)]).toEqual([[false, true], 0])
  })
})

describe('charges for postage and tax difference', () => {
  const pay = async (idList: string[]) => {
    const { payOrderId } = await bed.call(payCharges, { body: { idList } }, { token })
    const [row] = await bed.inside(() => db().select().from(payOrder).where(eq(payOrder.id, payOrderId)))
    const payment = { channel: 'scan' as const, payCode: 10, channelNo: payOrderId, amount: row?.amount ?? 0 }
    return bed.inside(() => receivePayment({ ...payment, payNo: row?.payNo ?? '' }))
  }

  test('paper invoices are issued and mailed only after both are paid', async () => {
    const { id, due } = await applied(token, { paper: true, paid: 50_000 })
    expect(due).toBe(1_200)
    await act(() => desk.actions.charge.act(id, { amount: '8.50', remark: '税差' }))
    const row = await deskRow(id)
    expect(row?.auto).toBeUndefined()
    expect(row?.actions).not.toContain('issue')
    expect(row?.why).toContain('待买家支付邮费或税差')
    await expect(act(() => desk.actions.issue.act(id))).rejects.toThrow('has not paid')
    const { content } = await bed.call(pageCharges, { body: { state: 10 } }, { token })
    expect(content.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([850, 1_200])
    const idList = content.map((row) => row.id)
    expect(await pay(idList)).toBe('paid')
    expect(await codeFrom(bed.call(payCharges, { body: { idList } }, { token }))).toBe(409)
    await act(() => desk.actions.issue.act(id))
    await act(() => desk.actions.mail.act(id, {}))
    expect((await rowOf(id)).status).toBe(30)
    bed.wait(15 * day + 1000)
    await act(completeInvoices)
    expect((await rowOf(id)).status).toBe(40)
  })

  test('returns the payment to the deposit when the application is withdrawn', async () => {
    const { id } = await applied(token, { paper: true, paid: 50_000 })
    const { content } = await bed.call(pageCharges, { body: {} }, { token })
    await pay([content[0]?.id ?? ''])
    const before = (await bed.inside(() => accountOf('10001', 'deposit'))).balance
    await bed.call(withdrawInvoice, { path: { id } }, { token })
    expect((await bed.inside(() => accountOf('10001', 'deposit'))).balance - before).toBe(1_200)
    const after = await bed.call(pageCharges, { body: {} }, { token })
    expect(after.content[0]?.state).toBe(40)
  })
})

test('titles and addresses: the first is the default, and deleting it names another', async () => {
  const [first, second] = [await titleFor(token), await titleFor(token, { kind: 10, title: '周岚' })]
  await reviewed(second, 20)
  await bed.call(deleteTitle, { path: { id: first } }, { token })
  const titles = await bed.call(listTitles, {}, { token })
  expect(titles.map(({ id, isDefault }) => [id, isDefault])).toEqual([[second, 10]])
  const address = await addressFor(token)
  await addressFor(token)
  await bed.call(deleteInvoiceAddress, { path: { id: address } }, { token })
  const addresses = await bed.call(listInvoiceAddresses, {}, { token })
  expect(addresses.map(({ isDefault }) => isDefault)).toEqual([10])
})

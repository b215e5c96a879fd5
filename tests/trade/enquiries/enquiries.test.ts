import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '../../../demo/server/core/time/business-time'
import { db } from '../../../demo/server/core/database/db'
import { expireEnquiries } from '../../../demo/server/trade/enquiries/expire-enquiries.job'
import { desk } from '../../../demo/server/trade/enquiries/enquiries.desk'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { getCart } from '../../../src/trade/cart/cart.contract'
import { openDraft } from '../../../src/trade/checkout/checkout.contract'
import { pageEnquiries } from '../../../src/trade/enquiries/enquiries.contract'
import { pageEnquiryOrders } from '../../../src/trade/enquiries/enquiry-orders.contract'
import * as steps from '../../../src/trade/enquiries/enquiry-steps.contract'
import { envelopeOf, upload } from '../../site/files/sample-files'
import { changeSku, draft, ordersOf, submit } from '../checkout/checkout-bed'
import { actAtDesk } from '../../../demo/server/session/operator/act-at-desk'
import { ask, asked, bed, codeFrom, detail, inDays, quote } from './enquiry-bed'

beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
})

const select = (id: string | number, token: string) =>
  bed.call(steps.selectQuote, { path: { id: String(id) } }, { token })
const fromEnquiries = async (token: string) =>
  (await bed.call(pageEnquiryOrders, { body: {} }, { token })).content

/** Creates an inquiry with two products: one supplier offers 9.00 and 8.00, another 9.50 and 7.00. The first is accepted. */
async function awarded(account = 'retail') {
  const made = await asked(account, [3, 7])
  await quote(made.enquiryId, { supplier: '甲', prices: [900, 800], freight: 1200 })
  await quote(made.enquiryId, { supplier: '乙', prices: [950, 700], freight: 0 })
  const { quotes } = await detail(made.enquiryId, made.token)
  const { id = '' } = quotes.find(({ supplier }) => supplier === '甲') ?? {}
  return { ...made, ...(await select(id, made.token)) }
}

describe('an inquiry', () => {
  test('stores goods and remark, and invalid values are rejected at their fields', async () => {
    const token = await bed.login('retail')
    const fileUrl = String((await envelopeOf(await upload(bed, token, '图.pdf'))).data)
    const lines = [{ name: '非标链轮', unit: '件', quantity: 6, targetPrice: '12.50' }]
    const { enquiryId, enquiryNo } = await ask(token, { lines, files: [fileUrl], remark: ' 含税 ' })
    expect(await detail(enquiryId, token)).toMatchObject({
      enquiryNo,
      state: 10,
      title: '备件',
      deadline: inDays(5),
      remark: '含税',
      files: [fileUrl],
      actions: ['close', 'message'],
      lines: [{ name: '非标链轮', unitName: '件', quantity: 6, targetPrice: 1250 }],
    })
    expect(await codeFrom(ask(token, { lines: [] }))).toBe(422)
    expect(await codeFrom(ask(token, { lines, title: ' ' }))).toBe(400)
    for (const deadline of ['', inDays(0), inDays(91), '2026-02-30'])
      expect([deadline, await codeFrom(ask(token, { lines, deadline }))]).toEqual([deadline, 400])
    const others = await bed.login('demo')
    expect(await codeFrom(ask(others, { lines, files: [fileUrl] }))).toBe(400)
  })

  test('stores a reply of the platform once for ten concurrent requests with one form key', async () => {
    const { enquiryId, token } = await asked('demo')
    const wish = { desk: 'enquiries', action: 'message', id: enquiryId }
    const operator = { id: '1', account: 'lin', role: 'administrator' } as const
    const send = () =>
      bed.inside(() => actAtDesk(wish, { text: '已转供应商', formKey: 'form-0001' }, operator))
    await Promise.all(Array.from({ length: 10 }, send))
    expect((await detail(enquiryId, token)).thread.map(({ text }) => text)).toEqual(['已转供应商'])
  })

  test('is listed by state with counts: a sub-account sees its own, other companies none', async () => {
    const { enquiryId, token } = await asked('sub1')
    await asked('demo')
    const same = { prices: [900], freight: 0 }
    await quote(enquiryId, same)
    expect(await codeFromInside(() => quote(enquiryId, same))).toBe(409)
    const list = (of: string, body = {}) => bed.call(pageEnquiries, { body }, { token: of })
    expect((await list(token)).totalElements).toBe(1)
    const main = await list(await bed.login('demo'), { state: 20 })
    expect(main).toMatchObject({ totalElements: 1, counts: { 10: 1, 20: 1 } })
    expect(main.content[0]).toMatchObject({ suppliers: 1, placedBy: { name: expect.any(String) } })
    const stranger = await bed.login('retail')
    expect((await list(stranger)).totalElements).toBe(0)
    expect(await codeFrom(detail(enquiryId, stranger))).toBe(404)
  })
})

describe('quotes for an inquiry', () => {
  test('have versions per supplier, and only the latest can be accepted', async () => {
    const { enquiryId, token } = await asked('retail', [3])
    await quote(enquiryId, { supplier: '甲', prices: [900], freight: 0 })
    await quote(enquiryId, { supplier: '乙', prices: [880], freight: 0 })
    await quote(enquiryId, { supplier: '甲', prices: [860], freight: 0 })
    const seen = await detail(enquiryId, token)
    expect(seen.quotes.map(({ supplier, no, holds, total }) => [supplier, no, holds, total])).toEqual([
      ['甲', 2, true, 2580],
      ['乙', 1, true, 2640],
      ['甲', 1, false, 2700],
    ])
    expect(seen).toMatchObject({ state: 20, suppliers: 2, best: 2580 })
    const first = seen.quotes[2]?.id ?? ''
    expect(await codeFrom(select(first, token))).toBe(409)
    expect(await codeFrom(select(first, await bed.login('demo')))).toBe(404)
    const both = await Promise.all(seen.quotes.slice(0, 2).map(({ id }) => codeFrom(select(id, token))))
    expect(both.toSorted()).toEqual([200, 409])
  })

  test('are entered at the desk, by the autopilot for all suppliers, until the deadline', async () => {
    const { enquiryId, enquiryNo, token } = await asked('retail')
    const row = (await bed.inside(desk.waiting)).find(({ id }) => id === enquiryId)
    expect(row).toMatchObject({ auto: 'quote', actions: ['quote', 'message'] })
    expect(String(row?.head)).toContain(enquiryNo)
    await bed.inside(async () => desk.actions.quote.act(enquiryId, {}))
    expect((await detail(enquiryId, token)).suppliers).toBe(3)
    bed.wait(6 * day)
    expect(await codeFromInside(async () => desk.actions.quote.act(enquiryId, {}))).toBe(409)
  })

  test('expire, and so does an inquiry without quotes', async () => {
    const { enquiryId, token } = await asked('retail')
    const other = await asked('retail')
    await quote(other.enquiryId, { validTo: inDays(8) })
    bed.wait(6 * day)
    expect(await bed.inside(expireEnquiries)).toBe(1)
    const again = await bed.login('retail')
    expect(token).not.toBe(again)
    expect(await detail(enquiryId, again)).toMatchObject({ state: 40, actions: [] })
    expect((await detail(other.enquiryId, again)).state).toBe(20)
    bed.wait(3 * day)
    expect(await bed.inside(expireEnquiries)).toBe(1)
  })
})

const codeFromInside = (work: () => Promise<unknown>) =>
  bed.inside(work).then(
    () => 200,
    (error: { code?: number }) => error.code,
  )

describe('an accepted quote', () => {
  test('can be ordered once, at its prices and freight, and the order shows the inquiry', async () => {
    const { enquiryId, enquiryNo, offerId, token, skuIds } = await awarded()
    await changeSku(skuIds[0] ?? '', { goodsPrice: 5000, brandPrice: 5000 })
    expect(await detail(enquiryId, token)).toMatchObject({ state: 30, actions: ['order', 'toCart'], offerId })
    const open = () => bed.call(openDraft, { body: { offerId } }, { token })
    const shown = await open()
    expect(shown.amounts).toMatchObject({ goods: 8300, freight: 1200, pay: 9500 })
    const { orders } = await submit(token, shown)
    expect(await codeFrom(open())).toBe(404)
    expect((await detail(enquiryId, token)).orders).toMatchObject([{ orderNo: orders[0]?.orderNo }])
    expect(await fromEnquiries(token)).toMatchObject([
      { orderNo: orders[0]?.orderNo, enquiries: [{ enquiryNo }] },
    ])
    expect(await fromEnquiries(await bed.login('demo'))).toEqual([])
  })

  test('goes into the cart, where its prices apply from the quoted quantity on', async () => {
    const { enquiryId, token, skuIds } = await awarded()
    const put = () => bed.call(steps.enquiryToCart, { path: { id: enquiryId } }, { token })
    expect(await put()).toMatchObject({ added: 2, skipped: [], totalCount: 10 })
    const prices = async () => {
      const { groups } = await bed.call(getCart, {}, { token })
      const lines = groups.flatMap((group) => group.lines)
      return skuIds.map((id) => lines.find(({ skuId }) => skuId === id)?.price)
    }
    expect(await prices()).toEqual([900, 800])
    await bed.inside(() => db().update(cartLine).set({ quantity: 2 }))
    expect(await prices()).toEqual([1000, 1000])
    await bed.inside(() => db().update(cartLine).set({ quantity: 7 }))
    const { orders } = await submit(token, await draft(token))
    const placed = await ordersOf('10002', ...skuIds)
    expect(placed.map(({ line }) => line.price).toSorted()).toEqual([800, 900])
    expect((await fromEnquiries(token)).map(({ orderNo }) => orderNo)).toEqual([orders[0]?.orderNo])
    bed.wait(10 * day)
    expect(
      await codeFrom(
        bed.call(steps.enquiryToCart, { path: { id: enquiryId } }, { token: await bed.login('retail') }),
      ),
    ).toBe(409)
  })
})

test('both sides can write until it is settled, but not to a supplier without a quote', async () => {
  const { enquiryId, token } = await asked('retail')
  await quote(enquiryId, { supplier: '甲' })
  const write = (supplier: string) =>
    bed.call(
      steps.writeToEnquiry,
      { path: { id: enquiryId }, body: { text: '能否更快？', supplier } },
      { token },
    )
  await write('甲')
  expect(await codeFrom(write('乙'))).toBe(422)
  await bed.inside(() => desk.actions.message.act(enquiryId, { text: '可以', supplier: '甲' }))
  expect((await detail(enquiryId, token)).thread).toMatchObject([
    { by: 'buyer', supplier: '甲', text: '能否更快？' },
    { by: 'platform', supplier: '甲', text: '可以' },
  ])
  await bed.call(steps.closeEnquiry, { path: { id: enquiryId } }, { token })
  expect(await codeFrom(write(''))).toBe(409)
})

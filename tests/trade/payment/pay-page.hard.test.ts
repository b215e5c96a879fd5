import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { day } from '../../../demo/server/core/time/business-time'
import { db } from '../../../demo/server/core/database/db'
import { closeUnpaid } from '../../../demo/server/trade/orders/close-unpaid.job'
import { payOrder } from '../../../demo/server/trade/payment/payment.table'
import { payChannels } from '../../../demo/server/trade/payment/providers/provider'
import { isSignedMessage } from '../../../demo/server/trade/payment/providers/unionpay-message'
import { demoMerchant, providerKeys } from '../../../demo/server/trade/payment/stand-in/demo-keys'
import { property, tally, timer } from '../../hard/hard'
import { atProvider, bed, formIn, openPage, orderRow, owed, payWith, stateFor } from './payment-bed'

beforeEach(() => bed.reset())

const site = 'http://localhost:4173'
const { vectors: naughtyTexts } = z
  .object({ vectors: z.array(z.string()) })
  .parse(JSON.parse(readFileSync('tests/vectors/naughty-texts.json', 'utf8')))

async function atPage(channel: 'unionpay' | 'banking') {
  const token = await bed.login('retail')
  const made = await owed(token)
  const { formUrl = '' } = await payWith(token, made.payOrderId, payChannels[channel])
  return { ...made, token, formUrl }
}

/** Returns the form that a page posts, if any. */
async function posted(address: string) {
  const page = await bed.app.request(address)
  return { status: page.status, ...formIn(await page.text()) }
}

describe.each(['unionpay', 'banking'] as const)('the page that posts a form to %s', (channel) => {
  test('posts the fields that the server signed for our merchant, and its URL contains none of them', async () => {
    const { formUrl, payNo, amount } = await atPage(channel)
    expect(formUrl).toMatch(new RegExp(`^${site}/api/bbb/pay/go/${channel}\\?key=[\\da-f-]{36}$`))
    const { status, fields, action } = await posted(formUrl)
    expect(status).toBe(200)
    expect(action).toBe(`${site}/demo/pay/gateway/frontTransReq.do`)
    expect(fields).toMatchObject({ merId: demoMerchant.merId, orderId: payNo, txnAmt: String(amount) })
    expect(await isSignedMessage(fields, (await providerKeys()).publicPem)).toBe(true)
  })

  test('posts nothing for a pay order that is already paid', async () => {
    const { formUrl, payNo } = await atPage(channel)
    await openPage(formUrl)
    await atProvider(payNo, channel, 'success')
    expect(await posted(formUrl)).toMatchObject({ status: 400, fields: {} })
  })

  test('posts nothing after the payment deadline, before and after the job closes the order', async () => {
    const { formUrl, order } = await atPage(channel)
    bed.wait(day + 60_000)
    expect(await posted(formUrl)).toMatchObject({ status: 400, fields: {} })
    await bed.inside(closeUnpaid)
    expect((await orderRow(order.id)).state).toBe(80)
    expect(await posted(formUrl)).toMatchObject({ status: 400, fields: {} })
  })
})

test('R104: with any query it posts only what the server signed, and never fails', async () => {
  const { payOrderId, payNo } = await atPage('unionpay')
  const [row] = await bed.inside(() => db().select().from(payOrder).where(eq(payOrder.id, payOrderId)))
  const key = row?.pageKey ?? ''
  const form = btoa(JSON.stringify({ merId: '999', orderId: payNo, txnAmt: '1' }))
  const channel = fc.constantFrom('unionpay', 'banking', 'scan', 'alipay', 'wechat', '__proto__', 'x', '%00')
  const name = fc.constantFrom('form', 'key', 'Key', 'key[]', 'merId')
  const altered = fc
    .tuple(fc.nat(key.length - 1), fc.string({ minLength: 1, maxLength: 2 }))
    .map(([at, sign]) => key.slice(0, at) + sign + key.slice(at + 1))
  const value = fc.oneof(
    fc.constantFrom(
      '',
      form,
      `${form}=`,
      'e30',
      'bnVsbA',
      '%',
      '\0',
      payOrderId,
      payNo,
      key.toUpperCase(),
      ...naughtyTexts,
    ),
    fc.string({ unit: 'binary' }),
    fc.base64String(),
    fc.json().map((text) => Buffer.from(text).toString('base64')),
    altered.filter((one) => one !== key),
  )
  let inputs = 0
  const timeIsLeft = timer()
  await fc.assert(
    fc.asyncProperty(channel, fc.array(fc.tuple(name, value), { maxLength: 3 }), async (to, query) => {
      if (!timeIsLeft()) return
      const address = `${site}/api/bbb/pay/go/${to}?${new URLSearchParams(query)}`
      const { status, fields } = await posted(address)
      inputs++
      expect([400, 404]).toContain(status)
      expect(fields).toEqual({})
    }),
    { ...property(20_000), examples: [['unionpay', [['key', '\0'.repeat(36)]]]] },
  )
  expect(bed.errors).toEqual([])
  tally({ what: 'addresses of the page that posts a form', inputs, lost: 0 })
})

describe('R103: a provider posts the browser back', () => {
  const claims = { respCode: '00', payOrderId: '7', orderId: 'P1', trade_status: 'TRADE_SUCCESS' }
  const back = (query: string) =>
    bed.app.request(`${site}/cart/paySuccess${query}`, { method: 'POST', body: new URLSearchParams(claims) })

  test('redirects to the page of its pay order, and ignores the form’s claims', async () => {
    const { payOrderId, token } = await atPage('unionpay')
    const answer = await back(`?payOrderId=${payOrderId}&respCode=00`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/cart/paySuccess?payOrderId=${payOrderId}`)
    expect((await stateFor(token, payOrderId)).state).toBe(10)
  })

  test.each([
    '',
    '?payOrderId=//evil.example',
    '?payOrderId=1%0d%0aX:1',
    '?payOrderId=1&payOrderId=2',
    '?x=1',
  ])('redirects to this site only for the query %s', async (query) => {
    const location = (await back(query)).headers.get('location') ?? ''
    expect(location).toMatch(/^\/cart\/paySuccess(\?payOrderId=\d+)?$/)
  })

  test.each(['unionpay', 'banking'] as const)(
    'the demo’s %s redirects and does not mark the order paid',
    async (channel) => {
      const { payNo, payOrderId, formUrl, token } = await atPage(channel)
      await openPage(formUrl)
      const page = formIn(await (await atProvider(payNo, channel, 'late')).text())
      expect(page.action).toBe(`${site}/cart/paySuccess?payOrderId=${payOrderId}`)
      const answer = await bed.app.request(page.action, {
        method: 'POST',
        body: new URLSearchParams(page.fields),
      })
      expect(answer.status).toBe(303)
      expect((await stateFor(token, payOrderId)).state).toBe(10)
    },
  )
})

import { beforeEach, describe, expect, test } from 'vitest'
import { report } from '../../demo/check-api/report'
import { pageInvoicable } from '../../src/money/invoices/invoice-apply.contract'
import { pageInvoices } from '../../src/money/invoices/invoices.contract'
import { pageAfterSales } from '../../src/trade/after-sales/after-sales.contract'
import { pageOffers } from '../../src/trade/offers/offers.contract'
import { pageOrders } from '../../src/trade/orders/orders.contract'
import { bed, checkServer, memberToken } from './checked-server'
import { at, finding, changedAnswer, withBody, type Row } from './faults'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await memberToken()
})

/** Number of the account's documents by kind and state. */
async function counts() {
  const [orders, offers, cases, invoices, left] = await Promise.all([
    bed.call(pageOrders, { body: {} }, { token }),
    bed.call(pageOffers, { body: {} }, { token }),
    bed.call(pageAfterSales, { body: {} }, { token }),
    bed.call(pageInvoices, { body: {} }, { token }),
    bed.call(pageInvoicable, { body: {} }, { token }),
  ])
  return {
    orders: orders.counts,
    offers: offers.totalElements,
    cases: cases.totalElements,
    invoices: invoices.totalElements,
    left: left.content,
  }
}

// The screen only narrows what is read before.
const written = { screen: 'login', documents: 'demo' }

test('writes, moves and withdraws a document of each kind, and lists the remaining ones', async () => {
  const before = await counts()
  const result = await checkServer({ ...written, token })
  expect(result.findings).toEqual([])
  expect(result.wrote.map(({ takenBack }) => takenBack)).toEqual([true, true, true, true])
  const after = await counts()
  expect(after).toEqual({
    ...before,
    offers: before.offers + 1,
    cases: before.cases + 1,
    invoices: before.invoices + 1,
  })
  const text = report(result)
  expect(text).toMatch(/order \d+ of \d+ × SKU \d+, cancelled: taken back; left behind: a cancelled order/)
  expect(text).toMatch(
    /quotation \w+ with a message, withdrawn: taken back; left behind: a withdrawn quotation/,
  )
  expect(text).toMatch(/after-sales case of order \d+, withdrawn: taken back; left behind: a withdrawn case/)
  expect(text).toMatch(/invoice of order \d+, withdrawn: taken back; left behind: a withdrawn application/)
})

test('writes nothing without the declared account or with another one', async () => {
  const before = await counts()
  expect((await checkServer({ screen: 'login', token })).wrote).toEqual([])
  expect((await checkServer({ ...written, token: '' })).wrote).toEqual([])
  await expect(checkServer({ ...written, documents: 'tester', token })).rejects.toThrow(
    'the session is of "demo", not of the test account "tester": no document was written',
  )
  expect(await counts()).toEqual(before)
})

test.each([
  ['checkout', 'submitOrder', 'the account has no address'],
  ['askOffer', 'addOffer', 'the account has no address'],
  ['askRefund', 'applyForRefund', 'of no order of the account anything may be asked back'],
  ['invoiceApply', 'applyInvoice', 'the account has no order to invoice'],
])('for an account without what %s needs reports the skipped check', async (screen, name, because) => {
  const asked = { screen, documents: 'newbie', token: await bed.login('newbie') }
  const { findings, wrote, notTried } = await checkServer(asked)
  expect(findings).toEqual([])
  expect(wrote).toEqual([])
  expect(notTried).toContainEqual({ endpoint: name, because })
})

const user = '/bbb/userCenter'
const ok = (data: object) => JSON.stringify({ code: 200, message: 'success', data })
/** Says that it did something, and did nothing. */
const onlySays =
  (path: string, data: object): Row[1] =>
  async (request, server) =>
    request.method !== 'OPTIONS' && new URL(request.url).pathname.startsWith(`/api${path}/`)
      ? new Response(ok(data), { headers: { 'Content-Type': 'application/json' } })
      : server(request)

const faults: Row[] = [
  [
    'an order placed twice with one key',
    async (request, server) => {
      if (!request.url.endsWith(`${user}/order/submit`) || request.method === 'OPTIONS')
        return server(request)
      const answer = await server(request)
      const text = await answer.text()
      return withBody(
        answer,
        text.replace(
          /("orderNo":"\d*)\d"/,
          (_, start: string) =>
            `${start}${Math.floor(Math.random() * 10)}${Math.floor(Math.random() * 1e6)}"`,
        ),
      )
    },
    { kind: 'write', endpoint: 'submitOrder', path: 'orders' },
  ],
  [
    'an order with a cancellation without effect',
    onlySays(`${user}/order/cancel`, { state: 80 }),
    { kind: 'write', endpoint: 'cancelOrder', path: 'state' },
  ],
  [
    'a quotation that loses its messages',
    changedAnswer(`${user}/offer/detail`, (data) => (data.thread = [])),
    { kind: 'write', endpoint: 'writeToOffer', path: 'thread' },
  ],
  [
    'an after-sales case that cannot be withdrawn',
    at(`${user}/refund/cancel`, (answer) => withBody(answer, '{"code":409,"message":"状态已变更"}')),
    { kind: 'write', endpoint: 'withdrawAfterSales', found: '409: 状态已变更' },
  ],
  [
    'an invoice that keeps its amount after its withdrawal',
    changedAnswer(`${user}/order/invoiceDetail`, (data) => (data.left = String(Math.random()).slice(0, 6))),
    { kind: 'write', endpoint: 'withdrawInvoice', path: 'left' },
  ],
]

describe('finds', () => {
  test.each(faults)('%s', async (_, fault, finds) => {
    const { findings } = await checkServer({ ...written, token }, fault)
    expect(findings).toEqual(finding(finds))
  })
})

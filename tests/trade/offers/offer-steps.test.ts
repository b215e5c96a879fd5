import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { remind } from '../../../demo/server/account/reminders/reminders.table'
import { day } from '../../../demo/server/core/time/business-time'
import { db } from '../../../demo/server/core/database/db'
import { expireOffers } from '../../../demo/server/trade/offers/expire-offers.job'
import { desk } from '../../../demo/server/trade/offers/offers.desk'
import {
  acceptOffer,
  askOfferAgain,
  declineOffer,
  withdrawOffer,
  writeToOffer,
} from '../../../src/trade/offers/offer-steps.contract'
import { offerDetail, pageOffers } from '../../../src/trade/offers/offers.contract'
import { envelopeOf, upload } from '../../site/files/sample-files'
import { stock } from '../checkout/checkout-bed'
import { ask, asked, bed, codeFrom, quote, rowOf } from './offer-bed'

beforeEach(() => bed.reset())

const detail = (id: string, token: string) => bed.call(offerDetail, { path: { id } }, { token })
const accept = (id: string, token: string, quoteNo = 1) =>
  bed.call(acceptOffer, { path: { id }, body: { quoteNo } }, { token })
const again = (id: string, token: string, text = '能否再低一些') =>
  bed.call(askOfferAgain, { path: { id }, body: { text } }, { token })
const row = async (id: string) => (await bed.inside(desk.waiting)).find((one) => one.id === id)
const atDesk = (action: 'quote' | 'message', id: string, values: Record<string, string> = {}) =>
  bed.inside(async () => desk.actions[action].act(id, values))
const codeAtDesk = async (id: string, values: Record<string, string>) =>
  bed.inside(() =>
    desk.actions.quote.act(id, values).then(
      () => 200,
      (error: { code: number }) => error.code,
    ),
  )

describe('the platform quotes', () => {
  test('prices from an operator, line by line', async () => {
    const { offerId, token } = await asked('retail', [4, 10])
    const waiting = await row(offerId)
    expect(waiting).toMatchObject({ actions: ['quote', 'message'], auto: 'quote' })
    const priced = expect.stringMatching(/× 4 \S+ ¥[\d.,]+\/\S+$/)
    expect(waiting?.lines[0]).toEqual([priced, priced])
    await atDesk('quote', offerId, {
      'price-0': '９．２０',
      'price-1': '－',
      freight: '12',
      validTo: '2099-01-31',
      remark: '含税',
    })
    expect(await row(offerId)).toBeUndefined()
    const shown = await detail(offerId, token)
    expect(shown).toMatchObject({
      state: 20,
      total: 4880,
      validTo: '2099-01-31 23:59:59',
      actions: ['askAgain', 'accept', 'decline', 'message'],
      quotes: [{ no: 1, goodsAmount: 3680, freight: 1200, total: 4880, remark: '含税' }],
    })
    expect(shown.lines.map(({ price, amount }) => [price, amount])).toEqual([
      [920, 3680],
      [undefined, undefined],
    ])
    expect(shown.quotes[0]?.prices).toEqual([{ lineId: shown.lines[0]?.id, price: 920 }])
  })

  test('each line by its own fields, and a line without a price gets the proposed one', async () => {
    const { offerId, token } = await asked('retail', [4, 300])
    const fields = (await row(offerId))?.fields?.quote ?? []
    expect(fields.map(({ name }) => name)).toEqual(['price-0', 'days-0', 'price-1', 'days-1'])
    await atDesk('quote', offerId, { 'price-0': '8.88' })
    expect((await detail(offerId, token)).lines.map(({ price }) => price)).toEqual([888, 950])
  })

  test('automatically with a 5 % discount for 300 pieces, and sends the requester a reminder', async () => {
    const { offerId, token } = await asked('retail', [300])
    await quote(offerId)
    const { lines, total, quotes, secondsLeft } = await detail(offerId, token)
    expect(lines[0]?.price).toBe(950)
    expect(total).toBe(285_000)
    expect(quotes[0]?.freight).toBe(0)
    expect(secondsLeft).toBeGreaterThan(6 * 86_400)
    const reminders = await bed.inside(() =>
      db()
        .select()
        .from(remind)
        .where(and(eq(remind.customerId, '10002'), eq(remind.link, `/user/offer/${offerId}`))),
    )
    expect(reminders.map(({ title }) => title[0])).toEqual(['报价已出'])
  })

  test('at most the shop’s price, and the target price where it is within the discount', async () => {
    const skuIds = await stock({}, {}, {})
    const token = await bed.login('retail')
    const targets = ['9.80', '99.00', '1.00']
    const lines = skuIds.map((skuId, at) => ({ skuId, quantity: 4, targetPrice: targets[at] }))
    const { offerId } = await ask(token, { lines })
    await quote(offerId)
    expect((await detail(offerId, token)).lines.map(({ price }) => price)).toEqual([980, 970, 970])
  })

  test('custom goods after an operator entered a price and a code', async () => {
    const token = await bed.login('retail')
    const { offerId } = await ask(token, { lines: [{ name: '非标链轮', unit: '件', quantity: 6 }] })
    expect((await row(offerId))?.auto).toBeUndefined()
    expect(await codeAtDesk(offerId, { 'price-0': '50' })).toBe(422)
    expect(await codeAtDesk(offerId, { 'price-0': '50', 'code-0': 'no-such-code' })).toBe(422)
    const other = await asked('retail')
    const { skuCode = '' } = (await detail(other.offerId, token)).lines[0] ?? {}
    await atDesk('quote', offerId, { 'price-0': '50', 'code-0': skuCode })
    expect((await detail(offerId, token)).lines).toMatchObject([
      { name: '非标链轮', unitName: '件', skuId: other.skuIds[0], skuCode, price: 5000, amount: 30_000 },
    ])
  })

  test.each([
    ['with more prices than lines', { 'price-2': '9' }],
    ['without any price', { 'price-0': '-', 'price-1': '-' }],
    ['with a price of 0', { 'price-0': '0' }],
    ['with a price in letters', { 'price-1': '九' }],
    ['with a delivery time of 0 days', { 'days-0': '0' }],
    ['with a past day', { 'price-0': '9', validTo: '2020-01-01' }],
  ])('and is rejected %s', async (_, values) => {
    const { offerId } = await asked('retail', [4, 10])
    expect(await codeAtDesk(offerId, values)).toBe(422)
    expect(await rowOf(offerId)).toMatchObject({ state: 10, quoteNo: 0 })
  })
})

describe('the buyer', () => {
  test('accepts only the latest quote', async () => {
    const { offerId, token } = await asked('retail')
    await quote(offerId)
    await again(offerId, token)
    await quote(offerId)
    expect(await codeFrom(accept(offerId, token, 1))).toBe(409)
    expect(await accept(offerId, token, 2)).toEqual({ state: 30 })
    expect(await codeFrom(accept(offerId, token, 2))).toBe(409)
    expect((await detail(offerId, token)).actions).toEqual(['askAgain', 'message', 'order'])
  })

  test('can ask again: the earlier quote stays as a version, the new one is lower', async () => {
    const { offerId, token } = await asked('retail')
    await quote(offerId)
    expect(await again(offerId, token, '量大，请再议')).toEqual({ state: 10 })
    expect(await row(offerId)).toMatchObject({ actions: ['quote', 'message'], auto: 'quote' })
    expect((await row(offerId))?.lines).toContain('“量大，请再议”')
    await quote(offerId)
    const { quotes, thread, total } = await detail(offerId, token)
    expect(quotes.map(({ no, goodsAmount }) => [no, goodsAmount])).toEqual([
      [2, 3800],
      [1, 3880],
    ])
    expect(total).toBe(3800 + 1500)
    expect(thread.map(({ by, text }) => [by, text])).toEqual([['buyer', '量大，请再议']])
  })

  test('can write to the platform, and an answer takes the quoted request off the desk', async () => {
    const { offerId, token } = await asked('retail')
    await quote(offerId)
    const file = String((await envelopeOf(await upload(bed, token, '图.pdf'))).data)
    const body = { text: '何时到货', files: [file] }
    await bed.call(writeToOffer, { path: { id: offerId }, body }, { token })
    expect(await row(offerId)).toMatchObject({ actions: ['message'], auto: undefined })
    await atDesk('message', offerId, { text: '现货' })
    expect(await row(offerId)).toBeUndefined()
    expect((await detail(offerId, token)).thread).toMatchObject([
      { by: 'buyer', name: '许明', text: '何时到货', files: [file] },
      { by: 'platform', text: '现货', files: [] },
    ])
  })

  test('sends a repeated message with one key once', async () => {
    const { offerId, token } = await asked('retail')
    const send = () =>
      bed.call(
        writeToOffer,
        { path: { id: offerId }, body: { text: '何时' } },
        { token, key: 'message-key-1' },
      )
    expect(await send()).toEqual(await send())
    expect((await detail(offerId, token)).thread).toHaveLength(1)
  })

  test('declines with a reason, and withdraws a request that has no quote', async () => {
    const one = await asked('retail')
    await quote(one.offerId)
    const decline = (reason: string) =>
      bed.call(declineOffer, { path: { id: one.offerId }, body: { reason } }, { token: one.token })
    expect(await codeFrom(decline(' '))).toBe(400)
    expect(await decline('价格高于预算')).toEqual({ state: 40 })
    expect(await detail(one.offerId, one.token)).toMatchObject({ reason: '价格高于预算', actions: [] })

    const two = await asked('retail')
    const withdraw = () => bed.call(withdrawOffer, { path: { id: two.offerId } }, { token: two.token })
    expect(await withdraw()).toEqual({ state: 90 })
    expect(await codeFrom(withdraw())).toBe(409)
    const late = { path: { id: two.offerId }, body: { text: 'x' } }
    expect(await codeFrom(bed.call(writeToOffer, late, { token: two.token }))).toBe(409)
  })

  test('cannot accept an expired quote, and the job expires the quotation', async () => {
    const { offerId } = await asked('retail')
    await quote(offerId)
    bed.wait(9 * day)
    const token = await bed.login('retail')
    expect(await codeFrom(accept(offerId, token))).toBe(409)
    expect((await detail(offerId, token)).actions).not.toContain('accept')
    expect(await bed.inside(expireOffers)).toBe(1)
    expect((await rowOf(offerId)).state).toBe(50)
    expect(await bed.inside(expireOffers)).toBe(0)
  })
})

describe('R78: quotations of others', () => {
  const ways: [string, (id: string, token: string) => Promise<Response>][] = [
    ['read', (id, token) => bed.ask(offerDetail, { path: { id } }, { token })],
    ['accept', (id, token) => bed.ask(acceptOffer, { path: { id }, body: { quoteNo: 1 } }, { token })],
    ['decline', (id, token) => bed.ask(declineOffer, { path: { id }, body: { reason: 'x' } }, { token })],
    ['withdraw', (id, token) => bed.ask(withdrawOffer, { path: { id } }, { token })],
    ['ask again', (id, token) => bed.ask(askOfferAgain, { path: { id }, body: { text: 'x' } }, { token })],
    ['write', (id, token) => bed.ask(writeToOffer, { path: { id }, body: { text: 'x' } }, { token })],
  ]

  test.each(ways)('others cannot %s, and get the answer of an unknown one', async (_, way) => {
    const { offerId } = await asked('retail')
    await quote(offerId)
    const before = await rowOf(offerId)
    const token = await bed.login('newbie')
    const answers = [await (await way(offerId, token)).text(), await (await way('999999999', token)).text()]
    expect(answers[0]).toContain('"code":404')
    expect(answers[0]).toBe(answers[1])
    expect(await rowOf(offerId)).toEqual(before)
  })

  test('a sub-account sees its own quotations, the main account all of the company', async () => {
    const main = await asked('demo')
    const sub = await asked('sub1')
    const listed = async (token: string) =>
      (await bed.call(pageOffers, { body: { pageSize: 100 } }, { token })).content.map(({ id }) => id)
    expect(await listed(sub.token)).toEqual([sub.offerId])
    expect(await listed(main.token)).toEqual([sub.offerId, main.offerId])
    expect(await codeFrom(detail(main.offerId, sub.token))).toBe(404)
    expect((await detail(sub.offerId, main.token)).placedBy).toEqual({ id: '10004', name: '陈一凡' })
    expect(await listed(await bed.login('newbie'))).toEqual([])
  })
})

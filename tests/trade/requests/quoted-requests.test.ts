import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { minute } from '../../../demo/server/core/time/business-time'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { openDraft } from '../../../src/trade/checkout/checkout.contract'
import { acceptOffer, askOfferAgain } from '../../../src/trade/offers/offer-steps.contract'
import { offerDetail } from '../../../src/trade/offers/offers.contract'
import { submit } from '../checkout/checkout-bed'
import { asked, bed, codeFrom, quote, rowOf as offerRow } from '../offers/offer-bed'
import { decided, rowOf, seen, stepped } from './request-bed'

let sub = ''
let demo = ''
let offerId = ''
beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().update(customer).set({ needReview: 10 }).where(eq(customer.id, '10004')))
  demo = await bed.login('demo')
  ;({ offerId, token: sub } = await asked('sub1', [3]))
})

const accept = (quoteNo: number, token = sub) =>
  bed.call(acceptOffer, { path: { id: offerId }, body: { quoteNo } }, { token })

/** Submits a request at a quote of 9.00 a piece and a freight of 12.00. */
async function requestedByQuote(validTo?: string) {
  await quote(offerId, { prices: [900], freight: 1_200, ...(validTo && { validTo }) })
  await accept(1)
  const { request } = await submit(sub, await bed.call(openDraft, { body: { offerId } }, { token: sub }))
  const id = request?.id ?? ''
  expect((await rowOf(id)).payAmount).toBe(3 * 900 + 1_200)
  return id
}

/** Lets the seller quote again at another price, which the buyer accepts. */
async function quotedAgain(price: number, freight = 1_200) {
  const words = { text: '请调整', files: [] }
  await bed.call(askOfferAgain, { path: { id: offerId }, body: words }, { token: sub })
  await quote(offerId, { prices: [price], freight, validTo: '2099-12-31' })
  await accept(2)
}

describe('a request by a quotation', () => {
  test('is ordered at the quote that was accepted last, if it is lower', async () => {
    const id = await requestedByQuote('2099-12-31')
    await quotedAgain(800, 500)
    expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 40 })
    expect((await rowOf(id)).payAmount).toBe(3 * 800 + 500)
    expect((await seen(id, demo)).lines[0]).toMatchObject({ price: 800 })
  })

  test('waits for approval again if the quote that was accepted last is higher', async () => {
    const id = await requestedByQuote('2099-12-31')
    await quotedAgain(1_000)
    expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 10 })
    expect((await rowOf(id)).payAmount).toBe(3 * 1_000 + 1_200)
    expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 40 })
    expect((await rowOf(id)).payAmount).toBe(3 * 1_000 + 1_200)
  })

  test('asks the seller once to prolong an expired quotation, and is ordered at the new quote', async () => {
    const id = await requestedByQuote()
    expect((await seen(id, sub)).actions).not.toContain('prolong')
    expect(await codeFrom(stepped(id, 'prolong', sub))).toBe(409)
    const { validTo } = await offerRow(offerId)
    bed.wait((validTo?.getTime() ?? 0) - Date.now() + minute)
    sub = await bed.login('sub1')
    demo = await bed.login('demo')
    expect((await seen(id, sub)).actions).toContain('prolong')
    expect(await stepped(id, 'prolong', sub)).toEqual({ state: 10 })
    expect((await seen(id, sub)).actions).not.toContain('prolong')
    expect(await codeFrom(stepped(id, 'prolong', sub))).toBe(409)
    const { no, offer } = await seen(id, sub)
    expect(offer?.id).toBe(offerId)
    const shown = await bed.call(offerDetail, { path: { id: offerId } }, { token: sub })
    expect(JSON.stringify(shown)).toContain(no)
    await quote(offerId, { prices: [900], freight: 1_200, validTo: '2099-12-31' })
    await accept(2)
    expect(await decided(id, demo, { decision: 'approve' })).toMatchObject({ state: 40 })
  })

  test('can be prolonged by its requester or the main account only', async () => {
    const id = await requestedByQuote()
    const { validTo } = await offerRow(offerId)
    bed.wait((validTo?.getTime() ?? 0) - Date.now() + minute)
    expect(await codeFrom(stepped(id, 'prolong', await bed.login('channel1')))).toBe(404)
    expect(await codeFrom(stepped(id, 'prolong', await bed.login('retail')))).toBe(404)
    expect(await stepped(id, 'prolong', await bed.login('demo'))).toEqual({ state: 10 })
  })
})

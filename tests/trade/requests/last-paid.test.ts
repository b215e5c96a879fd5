import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { saveRule } from '../../../src/trade/approval-rules/approval-rules.contract'
import { approvalPlanOf } from '../../../src/trade/requests/requests.contract'
import { addToCart } from '../../../src/trade/cart/add-to-cart.contract'
import { bed, draft, submit } from '../checkout/checkout-bed'
import { decided, opened, requested, seen, submitted } from './request-bed'

// A channel account pays the company's price times its multiplier, and may not know that price.

let sub = ''
let demo = ''
let channel = ''
let a = ''
beforeEach(async () => {
  ;({ sub, demo, a } = await opened())
  channel = await bed.login('channel1')
  await bed.inside(() =>
    db().update(customer).set({ priceMultiplier: 15_000 }).where(eq(customer.id, '10005')),
  )
})

type Condition = { kind: 'priceAbove'; percent: number } | { kind: 'requester'; ids: string[] }
/** Makes a rule of the company by which the main account approves. */
const ruled = (condition: Condition) =>
  bed.call(
    saveRule,
    { body: { name: '核价', effect: 'ask', conditions: [condition], approverIds: ['10001'], need: 1 } },
    { token: demo },
  )

/** Returns the reasons of the approvals that a purchase of three pieces needs. */
async function whyOf(token: string) {
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 3 }] } }, { token })
  const { draftId } = await draft(token)
  const { steps } = await bed.call(approvalPlanOf, { path: { draftId } }, { token })
  return steps.flatMap(({ why }) => why)
}

const threePieces = () => [{ skuId: a, quantity: 3 }]
const unreviewed = () =>
  bed.inside(() => db().update(customer).set({ needReview: 20 }).where(eq(customer.id, '10004')))

describe('the last price paid', () => {
  test('of a channel account is its own, never the company’s', async () => {
    await submitted(demo, threePieces())
    await ruled({ kind: 'requester', ids: ['10005'] })
    const first = await requested(channel, threePieces())
    for (const token of [channel, demo])
      expect((await seen(first.id, token)).lines[0]).not.toHaveProperty('lastPaid')
    await decided(first.id, demo, { decision: 'approve' })
    const second = await requested(channel, threePieces())
    expect((await seen(second.id, channel)).lines).toMatchObject([{ lastPaid: { price: 1500 } }])
  })

  test('of the company leaves out its channel accounts', async () => {
    await submitted(demo, threePieces())
    await submitted(channel, threePieces())
    const { id } = await requested(sub, threePieces())
    expect((await seen(id, demo)).lines).toMatchObject([{ lastPaid: { price: 1000 } }])
  })

  test('is that of the same kind of account where a rule compares prices', async () => {
    await unreviewed()
    await ruled({ kind: 'priceAbove', percent: 10 })
    await submitted(demo, threePieces())
    expect(await whyOf(channel)).toEqual([])
    await submit(channel, await draft(channel))
    expect(await whyOf(sub)).toEqual([])
    await bed.inside(() =>
      db().update(customer).set({ priceMultiplier: 20_000 }).where(eq(customer.id, '10005')),
    )
    expect(await whyOf(channel)).toEqual(['核价'])
  })
})

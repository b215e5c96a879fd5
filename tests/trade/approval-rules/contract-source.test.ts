import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { siteIds } from '../../../demo/server/core/config/site'
import { db } from '../../../demo/server/core/database/db'
import { after, day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { agreedPrice } from '../../../demo/server/trade/contracts/agreed-prices.table'
import { saveRule } from '../../../src/trade/approval-rules/approval-rules.contract'
import { approvalPlanOf } from '../../../src/trade/requests/requests.contract'
import { addToCart } from '../../../src/trade/cart/add-to-cart.contract'
import { bed, draft } from '../checkout/checkout-bed'
import { decided, opened, requested, seen, stepped } from '../requests/request-bed'

let sub = ''
let demo = ''
let a = ''
beforeEach(async () => {
  ;({ sub, demo, a } = await opened())
  await bed.inside(() => db().update(customer).set({ needReview: 20 }).where(eq(customer.id, '10004')))
  const conditions = [{ kind: 'source' as const, sources: ['contract' as const] }]
  const approvers = { approverIds: ['10001', '10005'], need: 2 }
  const body = { name: '合同', effect: 'ask' as const, conditions, ...approvers }
  await bed.call(saveRule, { body }, { token: demo })
})

/** Agrees on 7.00 with the company, for an amount of pieces or more. */
const agreed = (minQuantity = 1) =>
  bed.inside(() =>
    db()
      .insert(agreedPrice)
      .values({
        customerId: '10001',
        siteId: siteIds.main,
        skuId: a,
        minQuantity,
        price: 700,
        validTo: after(clock.now(), 9 * day),
        source: 'contract',
        sourceId: '1',
      }),
  )

async function askedOf(token: string) {
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: a, quantity: 1 }] } }, { token })
  const { draftId } = await draft(token)
  const { steps } = await bed.call(approvalPlanOf, { path: { draftId } }, { token })
  return steps.map(({ why }) => why)
}

describe('a rule about purchases by contract', () => {
  test.each(['sub1', 'channel1'])('asks for a purchase of %s at an agreed price', async (name) => {
    await agreed()
    expect(await askedOf(await bed.login(name))).toEqual([['合同']])
  })

  test.each(['sub1', 'channel1'])(
    'does not ask for a purchase of %s if the price needs a larger quantity',
    async (name) => {
      await agreed(2)
      expect(await askedOf(await bed.login(name))).toEqual([])
    },
  )

  test('asks again for a request whose quantity an approver changed', async () => {
    await agreed()
    const { id } = await requested(sub, [{ skuId: a, quantity: 2 }])
    const { lines } = await seen(id, demo)
    const fewer = { lineId: lines[0]?.id ?? '', quantity: 1 }
    await decided(id, demo, { decision: 'approve', lines: [fewer] })
    await decided(id, await bed.login('channel1'), { decision: 'sendBack', reason: '请核对' })
    expect(await stepped(id, 'resubmit', sub)).toEqual({ state: 10 })
    expect((await seen(id, sub)).steps).toMatchObject([{ why: ['合同'] }])
  })
})

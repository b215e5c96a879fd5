import { beforeEach, expect, test } from 'vitest'
import { addToCart } from '../../../src/trade/cart/add-to-cart.contract'
import { brokenBudgets } from '../../money/budgets/broken-budgets'
import { budgetRow, figuresOf, openBudget } from '../../money/budgets/budget-bed'
import { bed, change, codeFrom, draft, submit } from '../checkout/checkout-bed'
import { decided, opened, rowOf, seen, stepped } from './request-bed'

let shop: Awaited<ReturnType<typeof opened>>
let budgetId = ''
beforeEach(async () => {
  shop = await opened()
  const [id = ''] = await bed.inside(() => openBudget('CC-1', 10_000))
  budgetId = id
})

const figures = () => bed.inside(() => figuresOf(budgetId))

/** Submits a checkout whose lines name the cost centre. */
async function submitted(quantity: number) {
  const token = shop.sub
  await bed.call(addToCart, { body: { skuGoodsList: [{ skuId: shop.a, quantity }] } }, { token })
  const { draftId, groups } = await draft(token)
  const notes = groups.flatMap(({ lines }) =>
    lines.map(({ id }) => ({ lineId: id, purchaseNo: '', costCentre: 'CC-1' })),
  )
  return submit(token, await change(token, draftId, { notes }))
}

async function requested(quantity: number): Promise<string> {
  const { request } = await submitted(quantity)
  if (!request) throw new Error('the purchase needed no approval')
  return request.id
}

test('a request reserves its budget, and its order uses it once', async () => {
  const id = await requested(4)
  expect(await figures()).toEqual({ used: 0, reserved: 4_000, free: 6_000 })
  await decided(id, shop.demo, { decision: 'approve' })
  if ((await rowOf(id)).orderIds.length === 0) await stepped(id, 'confirm', shop.sub)
  expect(await figures()).toEqual({ used: 4_000, reserved: 0, free: 6_000 })
  expect(await bed.inside(brokenBudgets)).toEqual([])
})

test('a second request beyond the budget is refused while the first one waits', async () => {
  await requested(6)
  expect(await codeFrom(submitted(5))).toBe(422)
  expect(await figures()).toMatchObject({ reserved: 6_000 })
})

test.each(['reject', 'sendBack'] as const)('%s releases the budget', async (decision) => {
  const id = await requested(4)
  await decided(id, shop.demo, { decision, reason: 'no' })
  expect(await figures()).toEqual({ used: 0, reserved: 0, free: 10_000 })
})

test('a returned request reserves again when it is resubmitted, and releases when it is withdrawn', async () => {
  const id = await requested(4)
  await decided(id, shop.demo, { decision: 'sendBack', reason: 'why?' })
  await stepped(id, 'resubmit', shop.sub)
  expect(await figures()).toMatchObject({ reserved: 4_000 })
  await stepped(id, 'withdraw', shop.sub)
  expect(await figures()).toMatchObject({ reserved: 0 })
  expect((await bed.inside(() => budgetRow(budgetId))).used).toBe(0)
  expect(await bed.inside(brokenBudgets)).toEqual([])
})

test('the approver sees the rest of the budget without and with the request, until it is ordered', async () => {
  const id = await requested(4)
  await requested(1)
  const shown = async () => (await seen(id, shop.demo)).budgets
  expect(await shown()).toEqual([{ code: 'CC-1', name: 'CC-1', before: 9_000, after: 5_000 }])
  await decided(id, shop.demo, { decision: 'approve' })
  if ((await rowOf(id)).orderIds.length === 0) await stepped(id, 'confirm', shop.sub)
  expect(await shown()).toEqual([])
})

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { day } from '../../../demo/server/core/time/business-time'
import { saveChoices } from '../../../demo/server/money/budgets/company-buying'
import { costCentre } from '../../../demo/server/money/budgets/budgets.table'
import { cartLine } from '../../../demo/server/trade/cart/cart.table'
import { closeUnpaid } from '../../../demo/server/trade/orders/close-unpaid.job'
import { orderLine, orders } from '../../../demo/server/trade/orders/orders.table'
import { adjustBudgets, bookOrders } from '../../../demo/server/trade/orders/order-budgets'
import { isCallError } from '../../../src/core/api/call-error'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { cancelOrder } from '../../../src/trade/orders/order-steps.contract'
import { asked, atDesk, ordered, returned } from '../../trade/after-sales/after-sales-bed'
import { bed, change, codeFrom, draft, ordersOf, stock, submit } from '../../trade/checkout/checkout-bed'
import { brokenBudgets } from './broken-budgets'
import { company, figuresOf, openBudget, openCentre } from './budget-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  await bed.inside(() => db().delete(cartLine))
  token = await bed.login('demo')
})

const inside = bed.inside
const sound = async () => expect(await inside(brokenBudgets)).toEqual([])
const choose = (choices: { poNumber?: number; costCentre?: number }) =>
  inside(() => saveChoices(company, { poNumber: 10, costCentre: 10, timeZone: 'Asia/Shanghai', ...choices }))

/** Opens a checkout of SKUs at 10.00 each with a cost centre on every line. */
async function checkoutOf(quantities: readonly number[], costCentres: readonly string[], poNumber = '') {
  const skus = await stock(...quantities.map(() => ({})))
  const skuGoodsList = skus.map((skuId, at) => ({ skuId, quantity: quantities[at] ?? 1 }))
  await bed.call(addToCart, { body: { skuGoodsList } }, { token })
  const shown = await draft(token)
  const lines = shown.groups.flatMap((group) => group.lines)
  const codeFor = (skuId: string) => costCentres[skus.indexOf(skuId)] ?? ''
  const notes = lines.map(({ id, skuId }) => ({
    lineId: String(id),
    purchaseNo: '',
    costCentre: codeFor(String(skuId)),
  }))
  return { skus, shown: await change(token, shown.draftId, { notes, poNumber }) }
}

/** Returns the error of a refused call with its fields. */
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (isCallError(error) ? error : undefined),
  )

describe('a checkout', () => {
  test('shows what is left in the budgets of its lines', async () => {
    await inside(() => openBudget('CC-1', 50_000))
    const { shown } = await checkoutOf([3, 2], ['cc-1', 'elsewhere'])
    expect(shown.budgets).toEqual([
      {
        costCentre: 'cc-1',
        lineIds: [expect.any(String)],
        free: 50_000,
        needed: 3_000,
        missing: 0,
        hard: 10,
      },
    ])
  })

  test('is refused by a hard budget, at the line and with the missing amount', async () => {
    const [id = ''] = await inside(() => openBudget('CC-1', 2_500))
    const { shown, skus } = await checkoutOf([3, 2], ['CC-1', ''])
    expect(shown.budgets).toMatchObject([{ missing: 500, hard: 10 }])
    const refused = await refusalOf(submit(token, shown))
    expect(refused?.code).toBe(422)
    expect(refused?.message).toContain('5.00')
    const line = shown.groups.flatMap(({ lines }) => lines).find(({ costCentre: code }) => code === 'CC-1')
    expect(refused?.fields.map(({ path }) => path)).toEqual([`notes.${line?.id}.costCentre`])
    expect(await ordersOf(company, ...skus)).toEqual([])
    expect(await inside(() => figuresOf(id))).toMatchObject({ used: 0 })
  })

  test('can be submitted beyond a budget that only warns', async () => {
    const [id = ''] = await inside(() => openBudget('CC-1', 2_500, { hard: 20 }))
    const { shown } = await checkoutOf([3], ['CC-1'])
    await submit(token, shown)
    expect(await inside(() => figuresOf(id))).toMatchObject({ used: 3_000, free: -500 })
    await sound()
  })

  test('uses the budget with its freight, and releases it when the order is cancelled', async () => {
    const [id = ''] = await inside(() => openBudget('CC-1', 500_000, { basis: 30 }))
    const { shown } = await checkoutOf([3], ['CC-1'])
    const placed = await submit(token, shown)
    expect((await inside(() => figuresOf(id))).used).toBe(shown.amounts.pay)
    const body = { cancelReason: 20 }
    await bed.call(cancelOrder, { path: { id: placed.orders[0]?.id ?? '' }, body }, { token })
    expect(await inside(() => figuresOf(id))).toEqual({ used: 0, reserved: 0, free: 500_000 })
    await sound()
  })

  test('releases the budget when its order is closed unpaid', async () => {
    const [id = ''] = await inside(() => openBudget('CC-1', 500_000))
    await submit(token, (await checkoutOf([3], ['CC-1'])).shown)
    bed.wait(2 * day)
    await inside(closeUnpaid)
    expect(await inside(() => figuresOf(id))).toMatchObject({ used: 0, free: 500_000 })
  })
})

describe('a refund', () => {
  test('returns the cost of its line to the cent', async () => {
    const [one = ''] = await inside(() => openBudget('CC-1', 500_000, { basis: 30 }))
    const [two = ''] = await inside(() => openBudget('CC-2', 500_000))
    const order = await ordered('demo', 'received', [3, 7], { freight: 1_001 })
    await inside(async () => {
      for (const [at, lineId] of order.lineIds.entries())
        await db()
          .update(orderLine)
          .set({ costCentre: `CC-${at + 1}` })
          .where(eq(orderLine.id, lineId))
      await bookOrders([order.id])
    })
    expect((await inside(() => figuresOf(one))).used).toBe(3_300)
    expect((await inside(() => figuresOf(two))).used).toBe(7_000)
    for (const quantities of [
      [1, 0],
      [0, 2],
      [2, 5],
    ]) {
      const { id } = await asked(order, quantities)
      await returned(id, order.token)
      await atDesk('refund', id)
      const [row] = await inside(() => db().select().from(orders).where(eq(orders.id, order.id)))
      const used = (await inside(() => figuresOf(one))).used + (await inside(() => figuresOf(two))).used
      // The freight of the second line is not in its budget.
      expect(used).toBeLessThanOrEqual(11_001 - (row?.refundedAmount ?? 0))
      await inside(() => adjustBudgets(order.id))
      await sound()
    }
    expect(await inside(() => figuresOf(one))).toMatchObject({ used: 0, free: 500_000 })
    expect(await inside(() => figuresOf(two))).toMatchObject({ used: 0, free: 500_000 })
  })
})

describe('a company that restricts cost centres', () => {
  test('accepts free text by default, and only known ones once it is restricted', async () => {
    await inside(() => openCentre('CC-1'))
    const { shown } = await checkoutOf([1, 1], ['CC-1', 'typed'])
    await choose({ costCentre: 20 })
    const refused = await refusalOf(submit(token, shown))
    expect(refused?.code).toBe(422)
    expect(refused?.fields).toHaveLength(1)
    await choose({ costCentre: 10 })
    await submit(token, shown)
  })

  test('can require a cost centre on every line', async () => {
    await inside(() => openCentre('CC-1'))
    const { shown } = await checkoutOf([1, 1], ['CC-1', ''])
    await choose({ costCentre: 30 })
    expect(await codeFrom(submit(token, shown))).toBe(422)
  })

  test('always rejects an inactive one', async () => {
    const id = await inside(() => openCentre('CC-1'))
    await inside(() =>
      db().update(costCentre).set({ activeUntil: '2020-01-01' }).where(eq(costCentre.id, id)),
    )
    const { shown } = await checkoutOf([1], ['CC-1'])
    expect(await codeFrom(submit(token, shown))).toBe(422)
  })
})

describe('a PO number', () => {
  test('is optional by default and stored with the order', async () => {
    const { shown, skus } = await checkoutOf([1], [], 'PO-2026-7')
    expect(shown).toMatchObject({ poNumber: 'PO-2026-7', poNumberRequired: 20 })
    await submit(token, shown)
    expect((await ordersOf(company, ...skus)).map(({ order }) => order.poNumber)).toEqual(['PO-2026-7'])
  })

  test('is required if the company requires it', async () => {
    await choose({ poNumber: 20 })
    const { shown } = await checkoutOf([1], [])
    const refused = await refusalOf(submit(token, shown))
    expect([refused?.code, refused?.fields[0]?.path]).toEqual([422, 'poNumber'])
  })

  test('is used by one of two orders at the same time if it must be unique, and again after a cancellation', async () => {
    await choose({ poNumber: 30 })
    const first = await checkoutOf([1], [], 'PO-1')
    // The second checkout has the other SKU, so that only the number is shared.
    const second = await checkoutOf([1, 1], [], 'po-1')
    const codes = await Promise.all([first, second].map(({ shown }) => codeFrom(submit(token, shown))))
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    const [row] = await inside(() => db().select().from(orders).where(eq(orders.customerId, company)))
    await bed.call(cancelOrder, { path: { id: row?.id ?? '' }, body: { cancelReason: 20 } }, { token })
    expect(await codeFrom(submit(token, (await checkoutOf([1], [], 'PO-1')).shown))).toBe(200)
  })
})

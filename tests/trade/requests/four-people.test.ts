import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { sku } from '../../../demo/server/catalogue/goods/goods.table'
import { customer } from '../../../demo/server/session/sign-in/customer.table'
import { liveOn } from '../../../demo/server/trade/orders/living-orders'
import { moveOrder } from '../../../demo/server/trade/orders/move-order'
import { orderLine } from '../../../demo/server/trade/orders/orders.table'
import { shipOrder } from '../../../demo/server/trade/orders/ship-order'
import {
  addDeputy,
  saveApprovalSettings,
  saveRule,
} from '../../../src/trade/approval-rules/approval-rules.contract'
import { addToCart } from '../../../src/trade/cart/cart.contract'
import { approvalPlanOf } from '../../../src/trade/requests/requests.contract'
import { brokenBudgets } from '../../money/budgets/broken-budgets'
import { figuresOf, openBudget } from '../../money/budgets/budget-bed'
import { asked, atDesk, faults, returned } from '../after-sales/after-sales-bed'
import {
  bed,
  buyerById,
  change,
  changeSku,
  draft,
  expectSound,
  stock,
  submit,
} from '../checkout/checkout-bed'
import { balance, fill } from '../payment/payment-bed'
import { decided, opened, rowOf, seen, sentLink } from './request-bed'

// The buyer is sub1, finance is the main account. The head of the department is on leave.
const buyerId = '10004'
const financeId = '10001'
const headId = '7001'
const deputyId = '7002'

let sub = ''
let finance = ''
let a = ''
let b = ''
beforeEach(async () => {
  ;({ sub, demo: finance, a } = await opened())
  ;[, b = ''] = await stock({}, {})
  await bed.inside(async () => {
    await db().update(customer).set({ needReview: 20 }).where(eq(customer.id, buyerId))
    const [row] = await db().select().from(customer).where(eq(customer.id, buyerId))
    if (!row) throw new Error('the demo company has no sub-account')
    for (const [id, loginAccount] of [
      [headId, 'head'],
      [deputyId, 'deputy'],
    ] as const)
      await db()
        .insert(customer)
        .values({
          ...row,
          id,
          loginAccount,
          loginKey: loginAccount,
          legalName: loginAccount,
          phone: null,
          email: null,
        })
  })
  await fill(financeId, 'deposit', 100_000)
})

const pieces = async (skuId: string) => {
  const [row] = await bed.inside(() => db().select().from(sku).where(eq(sku.id, skuId)))
  return { stock: row?.stock, reserved: row?.reserved }
}

/** Lets the head approve above 50.00, represented by the deputy, and finance above 100.00, by mail without a login. */
async function ruled() {
  const token = finance
  const above = (amount: string) => [{ kind: 'amount' as const, basis: 'total' as const, above: amount }]
  const ask = (name: string, amount: string, approverIds: string[]) =>
    bed.call(saveRule, { body: { name, effect: 'ask', conditions: above(amount), approverIds } }, { token })
  await ask('部门', '50.00', [headId])
  await ask('财务', '100.00', [financeId])
  const days = { from: '2020-01-01', until: '2099-12-31' }
  await bed.call(addDeputy, { body: { memberId: headId, deputyId, ...days } }, { token })
  await bed.call(
    saveApprovalSettings,
    { body: { mailApproval: 'belowLimit', mailLimit: '200.00' } },
    { token },
  )
}

/** Submits 12 pieces of a and 3 of b at 10.00, all for CC-1. @returns the request */
async function submitted() {
  const lines = [
    { skuId: a, quantity: 12 },
    { skuId: b, quantity: 3 },
  ]
  await bed.call(addToCart, { body: { skuGoodsList: lines } }, { token: sub })
  const { draftId, groups } = await draft(sub)
  const notes = groups.flatMap((group) =>
    group.lines.map(({ id }) => ({ lineId: id, purchaseNo: '', costCentre: 'CC-1' })),
  )
  const shown = await change(sub, draftId, { notes })
  const plan = await bed.call(approvalPlanOf, { path: { draftId } }, { token: sub })
  const { request } = await submit(sub, shown)
  if (!request) throw new Error('no rule asked')
  expect((await seen(request.id, sub)).steps.map(({ people, why }) => ({ people, why }))).toEqual(
    plan.steps.map(({ people, why }) => ({ people, why })),
  )
  return request
}

test('stock, budget, deposit and log agree from the request of a buyer over deputy and finance to the refund', async () => {
  const [budgetId = ''] = await bed.inside(() => openBudget('CC-1', 50_000))
  const budget = () => bed.inside(() => figuresOf(budgetId))
  await ruled()

  const { id } = await submitted()
  expect((await seen(id, sub)).steps.map(({ people }) => people)).toMatchObject([
    [{ id: deputyId, for: { id: headId } }],
    [{ id: financeId }],
  ])
  expect(await budget()).toEqual({ used: 0, reserved: 15_000, free: 35_000 })
  expect([await pieces(a), await pieces(b)]).toEqual([
    { stock: 1000, reserved: 12 },
    { stock: 1000, reserved: 3 },
  ])

  // The price rises. The request keeps its own, and the deputy strikes a line.
  await changeSku(a, { goodsPrice: 1_100, brandPrice: 1_100 })
  const deputy = await bed.login('deputy')
  const struck = (await seen(id, deputy)).lines.find(({ skuId }) => skuId === b)
  const lines = [{ lineId: struck?.id ?? '', quantity: 0 }]
  expect(await decided(id, deputy, { decision: 'approve', lines })).toEqual({ state: 10, revision: 2 })
  expect(await budget()).toEqual({ used: 0, reserved: 12_000, free: 38_000 })
  expect(await pieces(b)).toEqual({ stock: 1000, reserved: 0 })

  // Finance decides by the link of its mail.
  const link = await sentLink('demo@example.com')
  const body = new URLSearchParams({ decision: 'approve' })
  await bed.app.request(link, { method: 'POST', body })
  const { state, orderIds } = await rowOf(id)
  expect([state, orderIds.length]).toEqual([40, 1])
  expect(await budget()).toEqual({ used: 12_000, reserved: 0, free: 38_000 })
  expect(await pieces(a)).toEqual({ stock: 1000, reserved: 12 })

  // The order is paid from the deposit, delivered, and 5 pieces come back.
  const [orderId = ''] = orderIds
  const payer = await bed.inside(() => buyerById(financeId))
  await bed.inside(async () => {
    await liveOn(orderId, payer, new Date(), [[0, 'payByDeposit']])
    await shipOrder(orderId, { company: '迅安物流', trackingNo: 'XA1' })
    await moveOrder(orderId, 'receive', { actor: 'buyer' })
  })
  expect(await balance(financeId, 'deposit')).toBe(88_000)
  expect(await pieces(a)).toEqual({ stock: 988, reserved: 0 })
  const rows = await bed.inside(() => db().select().from(orderLine).where(eq(orderLine.orderId, orderId)))
  const order = {
    id: orderId,
    skuIds: [a],
    goodsId: '',
    no: '',
    lineIds: rows.map((row) => row.id),
    token: finance,
  }
  const claim = await asked(order, [5])
  await returned(claim.id, finance)
  await atDesk('refund', claim.id)
  expect(await balance(financeId, 'deposit')).toBe(93_000)
  expect(await budget()).toEqual({ used: 7_000, reserved: 0, free: 43_000 })

  const { log } = await seen(id, finance)
  expect(log.map(({ action }) => action).toSorted()).toEqual(
    ['submit', 'change', 'lines', 'approveStep', 'approve', 'confirm'].toSorted(),
  )
  expect(log.find(({ action }) => action === 'approveStep')?.by).toBe('deputy')
  await expectSound()
  expect([await faults(), await bed.inside(brokenBudgets)]).toEqual([[], []])
})

import * as z from 'zod/mini'
import { budgetBasis } from '../../src/money/budgets/budget-basis'
import { budgetPeriod } from '../../src/money/budgets/budget-period'
import { money, no, yes } from '../../src/core/api/shapes'
import { cancelReason } from '../../src/trade/orders/cancel-reason'
import type { Inquiry } from './inquiry'
import { organisationTester } from './try-organisation'
import { onlyAs, writeFaults, writing, type Wrote } from './writing'

/** Marker text in everything that this check writes. */
const mark = 'check-api'

const id = z.union([z.string(), z.number()])
const figures = z.object({ amount: money, carried: money, used: money, reserved: money, free: money })
const entries = z.object({
  content: z.array(
    z.object({ amount: money, carried: money, used: money, reserved: money, freeAfter: money }),
  ),
})
const goodsList = z.object({
  content: z.array(z.object({ skuItemDefault: z.object({ skuId: id, minQuantity: z.number() }) })),
})
const addressList = z.array(z.object({ id }))
const draft = z.object({
  draftId: id,
  stamp: z.string(),
  amounts: z.object({ pay: id }),
  groups: z.array(z.object({ lines: z.array(z.object({ id })) })),
})
const placed = z.object({
  orders: z.array(z.object({ id })),
  request: z.optional(z.object({ id })),
})
type Figures = z.output<typeof figures>
type Placed = z.output<typeof placed>

/** Budget in minor units, enough for a purchase of one SKU. */
const most = 9_999_999_900

/**
 * Tests a company as a main test account: its organisation, and the laws of its budget ledger. A purchase books once however often it is submitted, what is
 * cancelled is released once, and free is always `amount + carried - used - reserved`.
 * @param account name of the declared test account
 * @throws WrongArguments if the session belongs to another account
 */
export function companyTester(inquiry: Inquiry, token: string, account: string) {
  const { site, notTried } = inquiry
  const done = writing(inquiry, token)
  const wrong = writeFaults(inquiry)

  /** Reads a budget and checks the sum of its figures. */
  async function budgetNow(budgetId: string): Promise<Figures | undefined> {
    const now = figures.safeParse(await done('readBudget', { path: { id: budgetId } })).data
    if (!now) return undefined
    const free = now.amount + now.carried - now.used - now.reserved
    if (free !== now.free) wrong('readBudget', 'free', String(free), String(now.free))
    return now
  }

  /** Checks that the entries of the ledger add up to the budget, each to the free amount after it. */
  async function ledger(budgetId: string, { free }: Figures) {
    const page = { path: { id: budgetId }, body: { pageSize: 100 } }
    const read = entries.safeParse(await done('pageBudgetEntries', page)).data?.content ?? []
    let sum = 0
    // The latest entry comes first.
    for (const { amount, carried, used, reserved, freeAfter } of read.toReversed()) {
      sum += amount + carried - used - reserved
      if (sum !== freeAfter) return wrong('pageBudgetEntries', 'freeAfter', String(sum), String(freeAfter))
    }
    if (sum !== free) wrong('pageBudgetEntries', 'freeAfter', `entries that add up to ${free}`, String(sum))
  }

  async function newBudget(code: string): Promise<string | undefined> {
    const body = { code, name: mark }
    const costCentreId = id.safeParse(await done('addCostCentre', { body })).data
    if (costCentreId === undefined) return undefined
    const today = new Date().toISOString().slice(0, 10)
    const about = { fromDay: today, repeat: 1, hard: yes, carryOver: no, amount: (most / 100).toFixed(2) }
    const codes = { period: budgetPeriod.code.year, basis: budgetBasis.code.gross }
    const added = z
      .array(id)
      .safeParse(await done('addBudget', { body: { ...about, ...codes, costCentreId } }, crypto.randomUUID()))
    return added.data?.[0] === undefined ? undefined : String(added.data[0])
  }

  /** Submits a purchase for a cost centre twice under one key. */
  async function purchase(code: string, budgetId: string): Promise<Placed | undefined> {
    const body = { brandTerminalId: site.id, inStock: true, pageSize: 1 }
    const sku = goodsList.safeParse(await done('goodsPage', { body })).data?.content[0]?.skuItemDefault
    const address = addressList.safeParse(await done('listAddresses', {})).data?.[0]
    if (!sku || !address) return undefined
    const buyNow = { skuId: String(sku.skuId), quantity: Math.max(sku.minQuantity, 1) }
    const opened = draft.safeParse(await done('openDraft', { body: { buyNow } })).data
    if (!opened) return undefined
    const notes = opened.groups.flatMap(({ lines }) =>
      lines.map((line) => ({ lineId: String(line.id), purchaseNo: '', costCentre: code })),
    )
    const path = { id: String(opened.draftId) }
    const request = { addressId: String(address.id), notes, poNumber: code, remark: mark }
    const read = draft.safeParse(await done('changeDraft', { path, body: request })).data
    if (!read) return undefined
    const wish = { body: { draftId: path.id, stamp: read.stamp, payAmount: read.amounts.pay } }
    const key = crypto.randomUUID()
    const first = placed.safeParse(await done('submitOrder', wish, key)).data
    const once = await budgetNow(budgetId)
    await done('submitOrder', wish, key)
    const twice = await budgetNow(budgetId)
    if (!first || !once || !twice) return first
    if (once.used + once.reserved <= 0) wrong('readBudget', 'used', 'the cost of the purchase', '0')
    if (twice.free !== once.free)
      wrong(
        'submitOrder',
        'free',
        `${once.free}, however often one Idempotency-Key is sent`,
        String(twice.free),
      )
    return first
  }

  /** Takes a purchase back, twice. */
  async function takeBack({ orders, request }: Placed, budgetId: string): Promise<boolean> {
    const reason = { cancelReason: cancelReason.code.other, remark: mark }
    const steps = [
      ...orders.map((one) => ({
        name: 'cancelOrder',
        asking: { path: { id: String(one.id) }, body: reason },
      })),
      ...(request
        ? [{ name: 'stepRequest', asking: { path: { id: String(request.id), action: 'withdraw' } } }]
        : []),
    ]
    for (const { name, asking } of steps) await done(name, asking)
    const released = await budgetNow(budgetId)
    // A second time is refused or changes nothing.
    for (const { name, asking } of steps) await inquiry.ask(name, asking, { token })
    const again = await budgetNow(budgetId)
    const name = steps[0]?.name ?? 'cancelOrder'
    if (!released || !again) return false
    if (released.used !== 0 || released.reserved !== 0)
      wrong(name, 'used', 'nothing used or reserved', `${released.used} and ${released.reserved}`)
    if (again.free !== released.free)
      wrong(name, 'free', `${released.free}, released once`, String(again.free))
    await ledger(budgetId, again)
    return released.used === 0 && released.reserved === 0
  }

  async function budgets(): Promise<Wrote[]> {
    const code = `${mark}-${Date.now()}`
    const budgetId = await newBudget(code)
    if (budgetId === undefined) return []
    const purchased = await purchase(code, budgetId)
    if (!purchased) {
      notTried.set('submitOrder', 'the account has no address, or nothing is in stock')
      return []
    }
    const takenBack = await takeBack(purchased, budgetId)
    const what = `budget of cost centre ${code} and a purchase for it, taken back`
    return [{ what, takenBack, left: 'the cost centre with its budget, and a cancelled order or request' }]
  }

  return async (): Promise<Wrote[]> => {
    await onlyAs(done, account)
    return [...(await budgets()), ...(await organisationTester(inquiry, token)())]
  }
}

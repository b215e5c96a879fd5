import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '../../../demo/server/core/documents/audit.table'
import { db } from '../../../demo/server/core/database/db'
import { reserve } from '../../../demo/server/money/budgets/book-document'
import { budget } from '../../../demo/server/money/budgets/budgets.table'
import { highestBudget } from '../../../src/money/budgets/budget-fields'
import { moveBudget, pageBudgetEntries } from '../../../src/money/budgets/budgets.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { brokenBudgets } from './broken-budgets'
import { budgetRow, documentNamed, figuresOf, openBudget } from './budget-bed'

let token = ''
let from = ''
let to = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('demo')
  ;[[from = ''], [to = '']] = await bed.inside(async () => [
    await openBudget('CC-1', 10_000),
    await openBudget('CC-2', 5_000),
  ])
})

const move = (amount: string, { id = from, toId = to, as = token } = {}) =>
  bed.call(moveBudget, { path: { id }, body: { toId, amount, remark: '调剂' } }, { token: as })
const figures = (id: string) => bed.inside(() => figuresOf(id))
const entriesOf = async (id: string) =>
  (await bed.call(pageBudgetEntries, { path: { id }, body: {} }, { token })).content

describe('an amount of a budget', () => {
  test('moves to another one, with an entry in both ledgers and in the audit log', async () => {
    await move('30.00')
    expect([await figures(from), await figures(to)]).toMatchObject([{ free: 7_000 }, { free: 8_000 }])
    const day = (await bed.inside(() => budgetRow(to))).fromDay
    expect((await entriesOf(from))[0]).toMatchObject({
      type: 13,
      amount: -3_000,
      refNo: `CC-2 ${day}`,
      remark: '调剂',
      freeAfter: 7_000,
    })
    expect((await entriesOf(to))[0]).toMatchObject({ type: 12, amount: 3_000, refNo: `CC-1 ${day}` })
    const lines = await bed.inside(() => db().select().from(auditLog).where(eq(auditLog.entity, 'budget')))
    expect(lines.map(({ entityId, action, actorId }) => [entityId, action, actorId])).toEqual([
      [from, 'move out', '10001'],
      [to, 'move in', '10001'],
    ])
    expect(await bed.inside(brokenBudgets)).toEqual([])
  })

  test('cannot exceed the free amount, and reserved amounts do not move', async () => {
    const lines = [{ id: 'a', costCentre: 'CC-1', goods: 9_000, freight: 0 }]
    await bed.inside(() => reserve(documentNamed('1', 'request'), lines))
    expect(await codeFrom(move('10.01'))).toBe(422)
    await move('10.00')
    expect(await codeFrom(move('0.01'))).toBe(422)
    expect(await figures(from)).toEqual({ used: 0, reserved: 9_000, free: 0 })
  })

  test('moves once for two concurrent moves of the whole amount', async () => {
    const codes = await Promise.all([codeFrom(move('100.00')), codeFrom(move('100.00'))])
    expect(codes.toSorted()).toEqual([200, 422])
    expect([await figures(from), await figures(to)]).toMatchObject([{ free: 0 }, { free: 15_000 }])
  })

  test.each([
    ['zero', '0.00', 400],
    ['a negative amount', '-1.00', 400],
    ['a fraction of a cent', '1.001', 400],
    ['more than a budget can have', '99999999999999.00', 400],
  ])('is not %s', async (_, amount, code) => {
    expect(await codeFrom(move(amount))).toBe(code)
    expect(await figures(from)).toMatchObject({ free: 10_000 })
  })

  test('moves neither to itself, to another currency or company, nor beyond the highest budget', async () => {
    const set = (values: Partial<typeof budget.$inferInsert>) =>
      bed.inside(() => db().update(budget).set(values).where(eq(budget.id, to)))
    const codes = [await codeFrom(move('1.00', { toId: from })), await codeFrom(move('1.00', { toId: '9' }))]
    await set({ amount: highestBudget })
    codes.push(await codeFrom(move('1.00')))
    await set({ currency: 'USD', amount: 0 })
    codes.push(await codeFrom(move('1.00')))
    await set({ currency: 'CNY', customerId: '10002' })
    codes.push(await codeFrom(move('1.00')), await codeFrom(move('1.00', { id: to, toId: from })))
    expect(codes).toEqual([422, 404, 422, 422, 404, 404])
    expect(await codeFrom(move('1.00', { as: await bed.login('sub1') }))).toBe(403)
    expect(await codeFrom(move('1.00', { as: await bed.login('retail') }))).toBe(404)
  })
})

import { describe, expect, test } from 'vitest'
import { day } from '../../demo/server/core/time/business-time'
import { clock } from '../../demo/server/core/time/clock'
import { jsonSchema } from '../../demo/server/core/openapi/json-schema'
import { give, take } from '../../demo/server/money/accounts/bookings'
import { demoAccounts } from '../../demo/server/session/sign-in/sign-in.seed'
import { promotionPage, promotionSummary } from '../../src/account/promotion/promotion.contract'
import { billDetail, billPage } from '../../src/money/credit/credit.contract'
import { thirdBillDetail, thirdBillPage } from '../../src/money/credit/third-bills.contract'
import { depositSign } from '../../src/money/deposit/deposit-type'
import { depositIndex, depositPage } from '../../src/money/deposit/deposit.contract'
import { u9Page } from '../../src/money/deposit/u9.contract'
import { pointsIndex, pointsPage } from '../../src/money/points/points.contract'
import { endpointsOf, lineOf } from '../server/every-endpoint'
import { openTestbed } from '../server/testbed'

const bed = await openTestbed('demo')

type Page<Row> = { content: readonly Row[]; totalPages: number }
type Paging = { body: { pageNumber: number; pageSize: number } }

/** The rows of all pages, in the order in which they are shown. */
async function everyRow<Row>(ask: (paging: Paging) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let pageNumber = 1; ; pageNumber++) {
    const { content, totalPages } = await ask({ body: { pageNumber, pageSize: 20 } })
    rows.push(...content)
    if (pageNumber >= totalPages) return rows
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

type Movement = { amount: number; balanceAfter: number; createdAt: string }

/** Lines whose balance is not the one before it with the amount, as somebody reads the list from below. */
const astray = (rows: readonly Movement[]) =>
  rows
    .map((row, at) => ({ ...row, before: rows[at + 1]?.balanceAfter ?? 0 }))
    .filter(
      ({ before, amount, balanceAfter }) => sumOf([before, amount]) !== balanceAfter || balanceAfter < 0,
    )

const ledgers = { depositPage, pointsPage }
const buyers = demoAccounts.filter((account) => !('parentId' in account))

test('every endpoint with a balance after each entry is checked here', () => {
  const withBalance = endpointsOf(bed).filter(({ shapes }) =>
    JSON.stringify(jsonSchema(shapes.data)).includes('balanceAfter'),
  )
  expect(withBalance.map(lineOf).toSorted()).toEqual(Object.values(ledgers).map(lineOf).toSorted())
})

describe.each(buyers)('ledgers of $loginAccount', ({ id, loginAccount }) => {
  const rowsOf = async (token: string) => ({
    deposit: await everyRow((paging) => bed.call(depositPage, paging, { token })),
    points: await everyRow((paging) => bed.call(pointsPage, paging, { token })),
  })

  test('lines of deposit and points follow on each other and end with the current balance', async () => {
    const token = await bed.login(loginAccount)
    const { deposit, points } = await rowsOf(token)
    expect(astray(deposit)).toEqual([])
    expect(astray(points)).toEqual([])
    const index = await bed.call(depositIndex, {}, { token })
    expect(deposit[0]?.balanceAfter ?? 0).toBe(sumOf([index.balance, index.frozen]))
    expect(points[0]?.balanceAfter ?? 0).toBe((await bed.call(pointsIndex, {}, { token })).balance)
    expect(deposit.filter(({ type, amount }) => (depositSign(type) === '+') !== amount > 0)).toEqual([])
  })

  test('a backdated entry changes later balances, and elapsed time changes none', async () => {
    bed.wait(70 * day)
    await bed.inside(async () => {
      await give(id, 'deposit', 10, 9_000, 'now')
      await give(id, 'points', 41, 70, 'now')
      const before = new Date(clock.now().getTime() - 90 * day)
      await clock.at(before, async () => {
        await give(id, 'deposit', 10, 5_000, 'past 1')
        await take(id, 'deposit', 20, 4_000, 'past 2')
        await give(id, 'points', 41, 30, 'past')
      })
    })
    const { deposit, points } = await rowsOf(await bed.login(loginAccount))
    expect(astray(deposit)).toEqual([])
    expect(astray(points)).toEqual([])
    expect(deposit[0]).toMatchObject({ refNo: 'now' })
    await bed.reset()
  })

  test('statements, ERP deposits and commission equal the sums of their lines', async () => {
    const token = await bed.login(loginAccount)
    const bills = await everyRow((paging) => bed.call(billPage, paging, { token }))
    for (const { id: billId, amount, repaid, left } of bills) {
      expect(sumOf([repaid, left])).toBe(amount)
      const { lines } = await bed.call(billDetail, { path: { id: billId } }, { token })
      expect(sumOf(lines.map((line) => line.amount))).toBe(amount)
    }
    for (const { id: billId, amount } of await everyRow((paging) =>
      bed.call(thirdBillPage, paging, { token }),
    )) {
      const { lines } = await bed.call(thirdBillDetail, { path: { id: billId } }, { token })
      expect(sumOf(lines.map((line) => line.amount))).toBe(amount)
    }
    const u9 = await everyRow((paging) => bed.call(u9Page, paging, { token }))
    const page = await bed.call(u9Page, { body: {} }, { token })
    expect(sumOf(u9.map(({ balance }) => balance))).toBe(page.balance)
    const records = await everyRow((paging) => bed.call(promotionPage, paging, { token }))
    const { commission, earned, takenBack, paidOut = 0 } = await bed.call(promotionSummary, {}, { token })
    expect(sumOf(records.map(({ amount }) => amount))).toBe(commission)
    expect(sumOf([commission, takenBack, paidOut])).toBe(earned)
  })
})

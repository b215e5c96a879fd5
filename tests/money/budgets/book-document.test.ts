import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { day } from '../../../demo/server/core/time/business-time'
import {
  adjust,
  release,
  reserve,
  spend,
  type BudgetDocument,
} from '../../../demo/server/money/budgets/book-document'
import type { BudgetLine } from '../../../demo/server/money/budgets/line-budgets'
import { changeOwnBudget } from '../../../demo/server/money/budgets/budgets'
import { budgetEntry } from '../../../demo/server/money/budgets/budgets.table'
import { carryOverEnded } from '../../../demo/server/money/budgets/carry-over.job'
import { outcome } from '../outcome'
import { openTestbed } from '../../server/testbed'
import { checkBookingSequences } from './booking-sequences'
import { brokenBudgets } from './broken-budgets'
import { budgetRow, companyMember, documentNamed, figuresOf, openBudget } from './budget-bed'

const bed = await openTestbed('trade')
beforeEach(() => bed.reset())
const inside = bed.inside

const line = (id: string, costCentre: string, goods: number, freight = 0): BudgetLine => ({
  id,
  costCentre,
  goods,
  freight,
})
/** Spends the budgets of one document. */
const spent = (document: BudgetDocument, lines: BudgetLine[], request?: BudgetDocument) =>
  spend([{ document, lines }], request)
const change = async (id: string, amount: number) =>
  changeOwnBudget(await companyMember(), id, { amount, hard: 10, carryOver: 20, remark: '' })
const sound = async () => expect(await brokenBudgets()).toEqual([])

describe('a budget', () => {
  test('reserves at submission, is used by the order, and is free again after a release', () =>
    inside(async () => {
      const [id = ''] = await openBudget('CC-1', 10_000)
      const request = documentNamed('1', 'request')
      const order = documentNamed('2')
      const lines = [line('a', 'cc-1', 6_000), line('b', '', 50_000)]
      await reserve(request, lines)
      expect(await figuresOf(id)).toEqual({ used: 0, reserved: 6_000, free: 4_000 })
      await spent(order, lines, request)
      expect(await figuresOf(id)).toEqual({ used: 6_000, reserved: 0, free: 4_000 })
      await release(order)
      expect(await figuresOf(id)).toEqual({ used: 0, reserved: 0, free: 10_000 })
      await sound()
    }))

  test.each([
    ['net', 10, 1_000],
    ['gross', 20, 1_130],
    ['with freight', 30, 1_230],
  ] as const)('on the basis %s counts its part of a line', (_, basis, counted) =>
    inside(async () => {
      const [id = ''] = await openBudget('CC-1', 10_000, { basis })
      await spent(documentNamed('1'), [line('a', 'CC-1', 1_130, 100)])
      expect((await figuresOf(id)).used).toBe(counted)
    }),
  )

  test('of a document books each line in the budget of its cost centre', () =>
    inside(async () => {
      const [one = ''] = await openBudget('CC-1', 10_000)
      const [two = ''] = await openBudget('CC-2', 10_000)
      await spent(documentNamed('1'), [line('a', 'CC-1', 100), line('b', 'CC-2', 30), line('c', 'CC-1', 5)])
      expect([(await figuresOf(one)).used, (await figuresOf(two)).used]).toEqual([105, 30])
      await adjust(documentNamed('1'), [line('a', 'CC-1', 40), line('b', 'CC-2', 30)])
      expect([(await figuresOf(one)).used, (await figuresOf(two)).used]).toEqual([40, 30])
      await sound()
    }))

  test('refuses a purchase beyond a hard budget, and names the missing amount', () =>
    inside(async () => {
      const [id = ''] = await openBudget('CC-1', 10_000)
      await spent(documentNamed('1'), [line('a', 'CC-1', 9_000)])
      const wish = spent(documentNamed('2'), [line('b', 'CC-1', 1_500)])
      await expect(wish).rejects.toMatchObject({
        code: 422,
        more: { values: { code: 'CC-1', missing: '5.00' } },
      })
      expect(await figuresOf(id)).toMatchObject({ used: 9_000, free: 1_000 })
      await sound()
    }))

  test('allows more than its amount if it only warns', () =>
    inside(async () => {
      const [id = ''] = await openBudget('CC-1', 10_000, { hard: 20 })
      await spent(documentNamed('1'), [line('a', 'CC-1', 12_000)])
      expect(await figuresOf(id)).toMatchObject({ used: 12_000, free: -2_000 })
    }))

  test('is negative if lowered below the reserved amount, and refuses only new submissions', () =>
    inside(async () => {
      const [id = ''] = await openBudget('CC-1', 10_000)
      const request = documentNamed('1', 'request')
      await reserve(request, [line('a', 'CC-1', 8_000)])
      await change(id, 5_000)
      expect(await figuresOf(id)).toMatchObject({ reserved: 8_000, free: -3_000 })
      expect(await outcome(reserve(documentNamed('2', 'request'), [line('b', 'CC-1', 1)]))).toBe(422)
      await spent(documentNamed('3'), [line('a', 'CC-1', 8_000)], request)
      expect(await figuresOf(id)).toMatchObject({ used: 8_000, reserved: 0, free: -3_000 })
      await sound()
    }))

  test('keeps a reservation in its period after the period has ended', async () => {
    const request = documentNamed('1', 'request')
    const [id = '', next = ''] = await inside(() => openBudget('CC-1', 10_000, { repeat: 2 }))
    await inside(() => reserve(request, [line('a', 'CC-1', 8_000)]))
    bed.wait(31 * day)
    await inside(() => spent(documentNamed('2'), [line('a', 'CC-1', 8_000)], request))
    expect(await inside(() => figuresOf(id))).toMatchObject({ used: 8_000, free: 2_000 })
    expect(await inside(() => figuresOf(next))).toMatchObject({ used: 0, free: 10_000 })
  })

  test('carries its rest over once, and later releases follow', async () => {
    const [id = '', next = ''] = await inside(() => openBudget('CC-1', 10_000, { repeat: 2, carryOver: 10 }))
    await inside(async () => {
      await spent(documentNamed('1'), [line('a', 'CC-1', 3_000)])
      await reserve(documentNamed('2', 'request'), [line('b', 'CC-1', 2_000)])
      expect(await carryOverEnded()).toBe(0)
    })
    bed.wait(31 * day)
    await inside(async () => {
      expect(await carryOverEnded()).toBe(1)
      expect(await carryOverEnded()).toBe(0)
      expect((await budgetRow(id)).carried).toBe(-5_000)
      expect((await figuresOf(next)).free).toBe(15_000)
      await release(documentNamed('2', 'request'))
      await adjust(documentNamed('1'), [line('a', 'CC-1', 2_500)])
      expect((await figuresOf(id)).free).toBe(0)
      expect((await figuresOf(next)).free).toBe(17_500)
      await sound()
    })
  })

  test('lets several orders use the reservation of their request, also after the budget was lowered', () =>
    inside(async () => {
      const [id = ''] = await openBudget('CC-1', 10_000)
      const request = documentNamed('1', 'request')
      await reserve(request, [line('a', 'CC-1', 6_000), line('b', 'CC-1', 3_000)])
      await change(id, 1_000)
      const bookings = [
        { document: documentNamed('2'), lines: [line('x', 'CC-1', 6_000)] },
        { document: documentNamed('3'), lines: [line('y', 'CC-1', 3_000)] },
      ]
      await spend(bookings, request)
      expect(await figuresOf(id)).toEqual({ used: 9_000, reserved: 0, free: -8_000 })
      await release(documentNamed('3'))
      expect(await figuresOf(id)).toMatchObject({ used: 6_000 })
      await sound()
    }))

  test('books a repeated call once', () =>
    inside(async () => {
      const [id = ''] = await openBudget('CC-1', 10_000)
      const order = documentNamed('1')
      const lines = [line('a', 'CC-1', 4_000)]
      for (let time = 0; time < 3; time++) await spent(order, lines)
      expect((await figuresOf(id)).used).toBe(4_000)
      for (let time = 0; time < 3; time++) await release(order)
      expect(await figuresOf(id)).toEqual({ used: 0, reserved: 0, free: 10_000 })
      const entries = await db().select().from(budgetEntry).where(eq(budgetEntry.budgetId, id))
      expect(entries.map(({ type }) => type)).toEqual([10, 31, 32])
    }))
})

describe('any sequence of bookings', () => {
  test('keeps ledger, lines and figures equal', () => checkBookingSequences(3))
})

// Only PostgreSQL runs these beside each other.
describe('many concurrent submissions', () => {
  test('50 orders of 100.00 book the last 100.00 once', async () => {
    const [id = ''] = await inside(() => openBudget('CC-1', 10_000))
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        inside(() => outcome(spent(documentNamed(String(at)), [line('a', 'CC-1', 10_000)]))),
      ),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(await inside(() => figuresOf(id))).toEqual({ used: 10_000, reserved: 0, free: 0 })
  })

  test('20 concurrent documents on two budgets in opposite order do not deadlock', async () => {
    const [one = ''] = await inside(() => openBudget('CC-1', 1_000_000))
    const [two = ''] = await inside(() => openBudget('CC-2', 1_000_000))
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const lines = [line('a', 'CC-1', 100), line('b', 'CC-2', 100)]
        return inside(() => spent(documentNamed(String(at)), at % 2 ? lines : lines.toReversed()))
      }),
    )
    expect([(await inside(() => figuresOf(one))).used, (await inside(() => figuresOf(two))).used]).toEqual([
      2_000, 2_000,
    ])
    await inside(sound)
  })
})

import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { adjust, release, reserve, spend } from '../../../demo/server/money/budgets/book-document'
import { changeOwnBudget } from '../../../demo/server/money/budgets/budgets'
import { moveOwnBudget } from '../../../demo/server/money/budgets/move-budget'
import { budget } from '../../../demo/server/money/budgets/budgets.table'
import { carryOverEnded } from '../../../demo/server/money/budgets/carry-over.job'
import { openTestbed } from '../../server/testbed'
import { outcome } from '../outcome'
import { brokenBudgets } from './broken-budgets'
import { companyMember, documentNamed, figuresOf, openBudget } from './budget-bed'

const bed = await openTestbed('trade')

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('reserve', 'spend', 'confirm', 'adjust', 'release', 'lower', 'carry', 'move'),
    at: fc.integer({ min: 1, max: 4 }),
    amount: fc.integer({ min: 0, max: 6_000 }),
    other: fc.integer({ min: 0, max: 6_000 }),
  }),
  { minLength: 5, maxLength: 30 },
)
type Step = { kind: string; at: number; amount: number; other: number }

const lineOf = (id: string, costCentre: string, goods: number, freight = 0) => ({
  id,
  costCentre,
  goods,
  freight,
})

/** Ends the first budget, so that its rest moves to the second one. */
async function carry(ids: readonly string[]) {
  await db()
    .update(budget)
    .set({ untilDay: '2020-01-31' })
    .where(eq(budget.id, ids[0] ?? ''))
  await db()
    .update(budget)
    .set({ fromDay: '2020-02-01' })
    .where(eq(budget.id, ids[1] ?? ''))
  await carryOverEnded()
}

/** Performs a step on documents and budgets. */
async function perform({ kind, at, amount, other }: Step, ids: readonly string[]): Promise<unknown> {
  const request = documentNamed(String(at), 'request')
  const document = documentNamed(String(at))
  const lines = [lineOf('a', 'CC-1', amount), lineOf('b', 'CC-2', other, 7)]
  if (kind === 'reserve') return reserve(request, lines)
  if (kind === 'spend') return spend([{ document, lines }])
  if (kind === 'confirm') return spend([{ document, lines }], request)
  if (kind === 'adjust') return adjust(document, [lineOf('a', 'CC-1', Math.floor(amount / 2))])
  if (kind === 'release') return release(amount % 2 ? document : request)
  if (kind === 'carry') return carry(ids)
  if (kind === 'move')
    return moveOwnBudget(await companyMember(), ids[at % ids.length] ?? '', {
      toId: ids[other % ids.length] ?? '',
      amount,
    })
  const change = { amount, hard: 10, carryOver: 20, remark: '' } as const
  return changeOwnBudget(await companyMember(), ids[at % ids.length] ?? '', change)
}

/**
 * Checks that figures, ledger and lines agree after any sequence of bookings, that a refused one changes nothing, and that
 * everything can be released.
 */
export const checkBookingSequences = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(steps, async (list) => {
      await bed.reset()
      await bed.inside(async () => {
        const ids = [
          ...(await openBudget('CC-1', 10_000, { repeat: 2, carryOver: 10 })),
          ...(await openBudget('CC-2', 10_000, { hard: 20, basis: 30 })),
        ]
        const figures = () => Promise.all(ids.map(figuresOf))
        for (const step of list) {
          const before = await figures()
          const code = await outcome(perform(step, ids))
          expect([200, 422]).toContain(code)
          if (code === 422) expect(await figures()).toEqual(before)
        }
        expect(await brokenBudgets()).toEqual([])
        for (const at of ['1', '2', '3', '4'])
          for (const kind of ['order', 'request'] as const) await release(documentNamed(at, kind))
        for (const one of await figures()) expect(one).toMatchObject({ used: 0, reserved: 0 })
        expect(await brokenBudgets()).toEqual([])
      })
    }),
    { numRuns },
  )

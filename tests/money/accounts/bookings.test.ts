import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountOf } from '../../../demo/server/money/accounts/account-rows'
import { account, ledger, pointsLot } from '../../../demo/server/money/accounts/accounts.table'
import { book, give, giveBackPoints, take } from '../../../demo/server/money/accounts/bookings'
import { brokenAccounts } from '../../../demo/server/money/accounts/broken-accounts'
import { setCreditLimit } from '../../../demo/server/money/accounts/credit-limit'
import { freeze, takeFrozen, unfreeze } from '../../../demo/server/money/accounts/freeze'
import { creditLine } from '../../../demo/server/money/credit/credit-line'
import { creditBill } from '../../../demo/server/money/credit/credit.table'
import { day } from '../../../demo/server/core/time/business-time'
import { db, tx } from '../../../demo/server/core/database/db'
import { outcome } from '../outcome'
import { openTestbed } from '../../server/testbed'

const bed = await openTestbed('trade')
beforeEach(() => bed.reset())

const buyer = '70001'
const inside = bed.inside
const deposit = () => accountOf(buyer, 'deposit')
const points = () => accountOf(buyer, 'points')
const lines = async () => (await db().select().from(ledger).where(eq(ledger.customerId, buyer))).length
const sound = async () => expect(await inside(brokenAccounts)).toEqual([])

describe('R105: an account', () => {
  test('equals the sum of its ledger, from the seed on', async () => {
    await sound()
    const seeded = await inside(() => accountOf('10001', 'deposit'))
    expect(seeded).toMatchObject({ balance: 10_000_000, frozen: 0 })
    expect(await inside(() => creditLine('10001'))).toMatchObject({ limit: 20_000_000, refused: undefined })
    expect(await inside(() => accountOf('10003', 'deposit'))).toMatchObject({ balance: 0 })
  })

  test('books exact amounts in both directions', () =>
    inside(async () => {
      expect(await give(buyer, 'deposit', 10, 1005, 'a')).toBe(1005)
      expect(await take(buyer, 'deposit', 20, 1004, 'b')).toBe(1)
      const rows = await db().select().from(ledger).where(eq(ledger.customerId, buyer)).orderBy(ledger.id)
      expect(rows.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
        [1005, 1005],
        [-1004, 1],
      ])
      await sound()
    }))

  test('never falls below 0, and a rejected debit leaves no entry', () =>
    inside(async () => {
      await give(buyer, 'deposit', 10, 1000, 'a')
      expect(await outcome(take(buyer, 'deposit', 20, 1001, 'b'))).toBe(422)
      expect(await outcome(take('70002', 'deposit', 20, 1, 'b'))).toBe(422)
      expect(await lines()).toBe(1)
      await sound()
    }))

  test('moves once for each type and reference', () =>
    inside(async () => {
      await give(buyer, 'deposit', 10, 1000, 'a')
      await give(buyer, 'deposit', 10, 1000, 'a')
      await take(buyer, 'deposit', 20, 300, 'a')
      expect(await take(buyer, 'deposit', 20, 300, 'a')).toBe(700)
      expect(await lines()).toBe(2)
      await expect(take(buyer, 'deposit', 20, 301, 'a')).rejects.toThrow('booked before')
    }))

  test('rolls back with its transaction', () =>
    inside(async () => {
      await give(buyer, 'deposit', 10, 1000, 'a')
      const broken = tx(async () => {
        await take(buyer, 'deposit', 20, 400, 'b')
        throw new Error('later')
      })
      await expect(broken).rejects.toThrow('later')
      expect(await deposit()).toMatchObject({ balance: 1000 })
      await sound()
    }))

  test('refuses invalid amounts', () =>
    inside(async () => {
      for (const amount of [0, -1, 0.5, NaN, 2 ** 53])
        await expect(async () => take(buyer, 'deposit', 20, amount, 'x')).rejects.toThrow()
      expect(await lines()).toBe(0)
    }))

  test('has a minimum of 0 in the database, too', () =>
    inside(async () => {
      await give(buyer, 'deposit', 10, 5, 'a')
      const below = db().update(account).set({ balance: -1 }).where(eq(account.customerId, buyer))
      await expect(below).rejects.toThrow()
    }))
})

describe('a frozen amount', () => {
  test('cannot be spent, and is unfrozen or paid out', () =>
    inside(async () => {
      await give(buyer, 'deposit', 10, 1000, 'a')
      await freeze(buyer, 700)
      expect(await outcome(take(buyer, 'deposit', 20, 301, 'b'))).toBe(422)
      expect(await outcome(freeze(buyer, 301))).toBe(422)
      await unfreeze(buyer, 200)
      expect(await outcome(unfreeze(buyer, 501))).toBe(422)
      expect(await deposit()).toMatchObject({ balance: 500, frozen: 500 })
      await takeFrozen(buyer, 500, 'w')
      expect(await deposit()).toMatchObject({ balance: 500, frozen: 0 })
      expect(await outcome(takeFrozen(buyer, 1, 'w2'))).toBe(422)
      await sound()
    }))
})

describe('a credit line', () => {
  test('rejects use above the limit, and a return above the used amount', () =>
    inside(async () => {
      expect(await outcome(take(buyer, 'credit', 20, 1, 'o'))).toBe(422)
      await setCreditLimit(buyer, 10_000, 'apply')
      await take(buyer, 'credit', 20, 4_000, 'o')
      expect(await creditLine(buyer)).toEqual({
        limit: 10_000,
        used: 4_000,
        available: 6_000,
        refused: undefined,
      })
      expect(await outcome(take(buyer, 'credit', 20, 6_001, 'p'))).toBe(422)
      await give(buyer, 'credit', 11, 4_000, 'o')
      await expect(give(buyer, 'credit', 12, 1, 'o')).rejects.toThrow()
      await setCreditLimit(buyer, 9_000, 'less')
      expect(await creditLine(buyer)).toMatchObject({ limit: 9_000, used: 0 })
      await sound()
    }))

  test('cannot be used while a statement is overdue, but can be repaid', () =>
    inside(async () => {
      await setCreditLimit(buyer, 10_000, 'apply')
      await take(buyer, 'credit', 20, 4_000, 'o')
      await db()
        .insert(creditBill)
        .values({ customerId: buyer, month: '2026-08', state: 60, amount: 4_000, dueDate: '2026-10-05' })
      expect(await outcome(take(buyer, 'credit', 20, 1, 'p'))).toBe(422)
      expect((await creditLine(buyer)).refused?.text[0]).toContain('逾期')
      await give(buyer, 'credit', 12, 4_000, 'o')
      await sound()
    }))
})

describe('points', () => {
  const lots = () =>
    db().select().from(pointsLot).where(eq(pointsLot.customerId, buyer)).orderBy(pointsLot.expiresAt)
  const left = async () => (await lots()).map(({ remaining }) => remaining)

  test('spends the points that expire first, and returns them with their expiry', async () => {
    await inside(() => give(buyer, 'points', 40, 100, 'old'))
    bed.wait(366 * day)
    await inside(async () => {
      await give(buyer, 'points', 10, 100, 'new')
      await take(buyer, 'points', 20, 130, 'order')
      expect(await left()).toEqual([0, 70])
      await giveBackPoints(buyer, 21, 50, 'refund', 'order')
      expect(await left()).toEqual([20, 100])
      await giveBackPoints(buyer, 21, 80, 'refund2', 'order')
      expect(await left()).toEqual([100, 100])
      await expect(giveBackPoints(buyer, 21, 1, 'refund3', 'order')).rejects.toThrow()
      await sound()
    })
  })

  test('expire at their time, also if they are returned later', async () => {
    await inside(() => give(buyer, 'points', 40, 100, 'old'))
    await inside(() => take(buyer, 'points', 20, 40, 'order'))
    bed.wait(800 * day)
    expect(await inside(() => outcome(take(buyer, 'points', 20, 60, 'late')))).toBe(422)
    await inside(() => give(buyer, 'points', 10, 5, 'fresh'))
    await inside(() => take(buyer, 'points', 20, 5, 'second'))
    expect(await inside(points)).toMatchObject({ balance: 0 })
    await inside(() => giveBackPoints(buyer, 21, 40, 'refund', 'order'))
    bed.wait(1000)
    await inside(() => give(buyer, 'points', 10, 7, 'third'))
    await inside(() => take(buyer, 'points', 20, 7, 'fourth'))
    expect(await inside(points)).toMatchObject({ balance: 0 })
    await sound()
  })
})

// On PGlite one transaction follows another: these prove something on PostgreSQL, where `npm test` runs them too.
describe('R105: concurrent bookings', () => {
  const many = process.env.TEST_ALL && process.env.TEST_DATABASE_URL ? 1_000 : 300

  /** So many at a time as the server lets wait. */
  async function together(works: (() => Promise<unknown>)[]) {
    const queue = works.values()
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        for (const work of queue) await work()
      }),
    )
  }

  test('100 concurrent debits of 10 from 500: 50 succeed', async () => {
    await inside(() => give(buyer, 'deposit', 10, 500, 'a'))
    const codes: unknown[] = []
    await together(
      Array.from({ length: 100 }, (_, at) => async () => {
        codes.push(await inside(() => outcome(take(buyer, 'deposit', 20, 10, `o${at}`))))
      }),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(50)
    expect(await inside(deposit)).toMatchObject({ balance: 0 })
    await sound()
  })

  test('100 concurrent debits with one reference book once', async () => {
    await inside(() => give(buyer, 'deposit', 10, 500, 'a'))
    const one = () => inside(() => take(buyer, 'deposit', 20, 10, 'same'))
    await together(Array.from({ length: 100 }, () => one))
    expect(await inside(deposit)).toMatchObject({ balance: 490 })
    await sound()
  })

  test('random movements of a few accounts keep every sum', { timeout: 300_000 }, async () => {
    let state = 7
    const random = (n: number) => (state = (state * 48_271) % 2_147_483_647) % n
    const buyers = ['70001', '70002', '70003']
    for (const one of buyers) await inside(() => setCreditLimit(one, 5_000, 'apply'))
    const works = Array.from({ length: many }, (_, at) => {
      const one = buyers[random(3)] ?? buyer
      const amount = 1 + random(400)
      // References are few, so that some come twice.
      const ref = `r${random(many)}/${amount}`
      const moves = [
        () => give(one, 'deposit', 10, amount, ref),
        () => take(one, 'deposit', 20, amount, ref),
        () => freeze(one, amount),
        () => unfreeze(one, amount),
        () => takeFrozen(one, amount, ref),
        () => give(one, 'points', 10, amount, ref),
        () => take(one, 'points', 20, amount, ref),
        () => take(one, 'credit', 20, amount, ref),
        () =>
          tx(async () => {
            await take(one, 'deposit', 20, amount, `${at}`)
            await book({ customerId: one, kind: 'points', bizType: 20, amount: -amount, refNo: `${at}` })
          }),
      ]
      const move = moves[random(moves.length)]
      return () => inside(() => outcome(move?.() ?? Promise.resolve()))
    })
    await together(works)
    await sound()
  })
})

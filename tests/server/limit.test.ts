import { beforeEach, expect, test, vi } from 'vitest'
import { minute } from '../../demo/server/core/time/business-time'
import { db, tx } from '../../demo/server/core/database/db'
import { endOf, newId, setServerNumber } from '../../demo/server/core/database/ids'
import { forgetOldWindows, forgetOwnLimits, limit } from '../../demo/server/core/security/limit'
import { limitWindow } from '../../demo/server/core/security/limit.table'
import { server } from '../../demo/server/core/database/server.table'
import { presentServers } from '../../demo/server/core/database/present-servers'
import { openPresence } from '../../demo/server/core/database/server-presence'
import { cachedUntilChanged } from '../../demo/server/catalogue/goods/cached-until-changed'
import { openTestbed } from './testbed'

const bed = await openTestbed('bare')
beforeEach(() => bed.reset())

/** Counts requests as another server does, which shares no memory with this one. */
const elsewhere = (address: string, times: number) => {
  forgetOwnLimits()
  return limit('captcha', { address }, times, minute)
}

test('shares limits between servers and ends them after their period', () =>
  bed.inside(async () => {
    for (let turn = 0; turn < 3; turn++) await elsewhere('knock', 3)
    await expect(elsewhere('knock', 3)).rejects.toMatchObject({ code: 429, more: { values: { n: 60 } } })
    await expect(limit('register', { address: 'knock' }, 3, minute)).resolves.toBeUndefined()
    await db()
      .update(limitWindow)
      .set({ until: new Date(0) })
    await expect(elsewhere('knock', 3)).resolves.toBeUndefined()
    expect(await db().$count(limitWindow)).toBe(2)
    await forgetOldWindows()
    expect(await db().$count(limitWindow)).toBe(1)
  }))

test('refuses requests over the limit without a database statement', () =>
  bed.inside(async () => {
    for (const refused of [false, true]) {
      const turn = limit('captcha', { address: 'flood' }, 1, minute)
      await (refused ? expect(turn).rejects.toThrow() : turn)
    }
    const before = bed.statements.length
    await expect(limit('captcha', { address: 'flood' }, 1, minute)).rejects.toThrow('Too many attempts')
    expect(bed.statements.length).toBe(before)
  }))

test('throws for a limit inside of a transaction, because a rollback would undo it', () =>
  bed.inside(() =>
    expect(tx(() => limit('captcha', { address: 'inside' }, 1, minute))).rejects.toThrow('inside of tx()'),
  ))

test('servers with different numbers create unique ids with unique suffixes', () => {
  const made = [3, 4].flatMap((number) => {
    setServerNumber(number)
    return Array.from({ length: 2_000 }, newId)
  })
  expect(new Set(made).size).toBe(made.length)
  expect(new Set(made.map(endOf)).size).toBe(made.length)
})

test('each server has its own number, and one that was not seen for long is no longer listed', async () => {
  const log = { info: () => {}, error: () => {} }
  const here = async () => (await bed.inside(presentServers)).map(({ number }) => number)
  const leave = [
    await openPresence(bed.database, () => ({ up: 1 }), log),
    await openPresence(bed.database, () => ({}), log),
  ]
  expect(await here()).toEqual([0, 1])
  await bed.inside(() =>
    db()
      .update(server)
      .set({ seenAt: new Date(0) }),
  )
  expect(await here()).toEqual([])
  await Promise.all(leave.map((end) => end()))
})

test('caches a value for at most a minute of monotonic time', () =>
  bed.inside(async () => {
    const { now } = performance
    const cached = cachedUntilChanged<number>(10)
    const counts = (value: number) => cached('a reader', 'a question', async () => value)
    await counts(1)
    expect(await counts(2)).toBe(1)
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + minute)
    expect(await counts(3)).toBe(3)
    vi.restoreAllMocks()
  }))

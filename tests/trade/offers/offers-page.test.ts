import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { auditLog } from '../../../demo/server/core/documents/audit.table'
import { offer } from '../../../demo/server/trade/offers/offers.table'
import { offerMachine } from '../../../src/trade/offers/offer-machine'
import { offerState } from '../../../src/trade/offers/offer-state'
import { pageOffers } from '../../../src/trade/offers/offers.contract'
import type { Input } from '../../../src/core/api/endpoint'
import { openTestbed } from '../../server/testbed'
import { codeFrom } from './offer-bed'

const bed = await openTestbed('demo')
let token = ''
beforeAll(async () => {
  await bed.reset()
  token = await bed.login('demo')
})

type Question = NonNullable<Input<typeof pageOffers>['body']>
const list = (body: Question = {}) => bed.call(pageOffers, { body: { pageSize: 100, ...body } }, { token })

describe('the demo buyer’s quotations', () => {
  test('are at least 25, in every state, each reached by steps of the table', async () => {
    const { totalElements, counts, content } = await list()
    expect(totalElements).toBeGreaterThanOrEqual(25)
    for (const { code } of offerState.entries) expect(counts[code]).toBeGreaterThan(0)
    for (const { id, state } of content) {
      const log = await bed.inside(() =>
        db()
          .select()
          .from(auditLog)
          .where(eq(auditLog.entityId, id))
          .orderBy(auditLog.createdAt, auditLog.id),
      )
      let at: number = offerState.code.toBeQuoted
      expect(log[0]?.action).toBe('submit')
      for (const { action, fromState, toState } of log.slice(1)) {
        const step = Object.entries(offerMachine).find(([name]) => name === action)?.[1]
        expect([fromState, toState]).toEqual([at, step?.to])
        at = step?.to ?? 0
      }
      expect(at).toBe(state)
    }
  })

  test('have the same counts for any requested state, and are listed the latest first', async () => {
    const all = await list()
    for (const { code } of offerState.entries) {
      const { content, totalElements, counts } = await list({ state: code })
      expect(counts).toEqual(all.counts)
      expect(totalElements).toBe(counts[code])
      expect(content.map(({ id }) => id)).toEqual(
        all.content.filter(({ state }) => state === code).map(({ id }) => id),
      )
    }
    const times = all.content.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('are found by a part of a number, name or code', async () => {
    const { content } = await list()
    const [first] = content
    const line = content.flatMap(({ lines }) => lines).find(({ skuCode }) => skuCode)
    const byNo = await list({ keyword: first?.offerNo.slice(3) })
    expect(byNo.content.map(({ id }) => id)).toContain(first?.id)
    for (const keyword of [line?.name.slice(1, 4), line?.skuCode.toLowerCase()]) {
      const found = await list({ keyword })
      expect(found.totalElements).toBeGreaterThan(0)
      expect(found.totalElements).toBeLessThan(content.length + 1)
    }
    expect((await list({ keyword: '%' })).totalElements).toBe(0)
    expect((await list({ keyword: '没有这种东西' })).counts).toEqual({})
  })

  test('are filtered by time, and paged', async () => {
    const all = await list()
    const month = await list({ timeRange: 1 })
    expect(month.totalElements).toBeGreaterThan(0)
    expect(month.totalElements).toBeLessThan(all.totalElements)
    const day = all.content[3]?.createdAt.slice(0, 10) ?? ''
    const ofDay = await list({ from: day, to: day })
    expect(ofDay.content.map(({ id }) => id)).toEqual(
      all.content.filter(({ createdAt }) => createdAt.startsWith(day)).map(({ id }) => id),
    )
    const second = await list({ pageNumber: 2, pageSize: 10 })
    expect(second.content.map(({ id }) => id)).toEqual(all.content.slice(10, 20).map(({ id }) => id))
    expect(second).toMatchObject({ totalElements: all.totalElements, pageNumber: 2 })
  })

  test('are hidden from other accounts, and invalid filters get 400', async () => {
    const other = await bed.login('retail')
    expect((await bed.call(pageOffers, { body: {} }, { token: other })).totalElements).toBe(0)
    for (const body of [{ pageSize: 0 }, { timeRange: 2 }, { from: 'today' }, { keyword: '长'.repeat(51) }])
      expect(await codeFrom(list(body))).toBe(400)
    expect(await bed.inside(() => db().$count(offer))).toBe((await list()).totalElements)
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { siteOption as options } from '../../../demo/server/site/brand-site/brand-site.table'
import { siteParam } from '../../../demo/server/site/params/params.table'
import { siteOption } from '../../../src/site/brand-site/site-option.contract'
import { listParam, paramCode } from '../../../src/site/params/params.contract'
import { showsMemberPrices } from '../../../src/site/params/member-prices.store'
import { takesPoints } from '../../../src/site/params/points-deduction.store'
import { countCalls } from '../../session/count-calls'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { openTestbed } from '../../server/testbed'
import { soon } from '../../soon'

const bed = await openTestbed('demo')
const siteId = siteIds.main
let page: ReturnType<typeof fakePage>

beforeEach(async () => {
  await bed.reset()
  page = fakePage(bed)
})

/** Waits until a member's page keeps to what the site says. */
async function expectRule(of: typeof takesPoints, call: string, expected: boolean) {
  const scope = freshScope()
  scope.token.set(await bed.login('demo'))
  const calls = countCalls()
  const $rule = of(scope)
  const leave = $rule.listen(() => {})
  await soon(() => {
    expect(page.asked.some((path) => path.endsWith(call))).toBe(true)
    expect(calls.open).toBe(0)
  })
  await soon(() => expect($rule.get()).toBe(expected))
  leave()
}

describe('rules of the brand site', () => {
  test('are not requested for visitors, who see member prices and use no points', async () => {
    const scope = freshScope()
    const rules = [showsMemberPrices(scope), takesPoints(scope)]
    const leave = rules.map((rule) => rule.listen(() => {}))
    await new Promise((done) => setTimeout(done, 50))
    expect([rules.map((rule) => rule.get()), page.asked]).toEqual([[true, false], []])
    for (const each of leave) each()
  })

  test('accept no points before the response and after a failed call', async () => {
    const scope = freshScope()
    scope.token.set(await bed.login('demo'))
    page.answer('listParam', () => new Response('{"code":500}', { status: 500 }))
    const $rule = takesPoints(scope)
    const seen: boolean[] = []
    const leave = $rule.subscribe((taken) => seen.push(taken))
    await soon(() => expect(page.asked.some((path) => path.endsWith('listParam'))).toBe(true))
    await new Promise((done) => setTimeout(done, 50))
    expect(seen).not.toContain(true)
    leave()
  })

  test.each(['codes=6001,6004', 'codes=6001&codes=6004'])('returns both rules for %s', async (query) => {
    const token = await bed.login('demo')
    const headers = { Authorization: token, Host: 'localhost:4173' }
    const answer = await bed.app.request(`http://localhost:4173/api/bbb/userCenter/listParam?${query}`, {
      headers,
    })
    const { data } = await answer.json()
    expect(data.map(({ code }: { code: number }) => code)).toEqual([6001, 6004])
  })

  test.each([
    [10, true],
    [20, false],
  ] as const)('vipShow %i sets whether member prices appear', async (vipShow, shown) => {
    await bed.inside(() => db().update(options).set({ vipShow }).where(eq(options.siteId, siteId)))
    await expectRule(showsMemberPrices, '/bbb/start', shown)
  })

  test.each([
    [10, 10, true],
    [10, 20, false],
    [20, 10, false],
  ] as const)(
    'status %i and integDeduct %i set whether points are accepted',
    async (status, integDeduct, taken) => {
      await bed.inside(() =>
        db()
          .update(siteParam)
          .set({ status, bizParam: { integDeduct, pointsPerUnit: 100, mostPercent: 50 } })
          .where(and(eq(siteParam.siteId, siteId), eq(siteParam.code, paramCode.pointsDeduction))),
      )
      await expectRule(takesPoints, 'listParam', taken)
    },
  )

  test('accept no points on a site without the rule', async () => {
    await bed.inside(() => db().delete(siteParam).where(eq(siteParam.code, paramCode.pointsDeduction)))
    await expectRule(takesPoints, 'listParam', false)
  })
})

test('sells out-of-stock goods if the back end omits the option', () => {
  expect(siteOption.shapes.data.parse({ vipShow: 10 })).toMatchObject({ unenoughStockSale: 10 })
  expect(siteOption.shapes.data.parse({ vipShow: 10, unenoughStockSale: 20 })).toMatchObject({
    unenoughStockSale: 20,
  })
})

test('reads integDeduct beside the other parameters', () => {
  const [row] = listParam.shapes.data.parse([{ code: 6004, status: 10, integDeduct: 10 }])
  expect(row).toMatchObject({ integDeduct: 10, bizParam: {} })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/db'
import { siteIds } from '../../../demo/server/core/site'
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
afterEach(() => vi.unstubAllGlobals())

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
  test('are not asked by visitors, whose page shows what it always does', async () => {
    const $rule = takesPoints(freshScope())
    const leave = $rule.listen(() => {})
    await new Promise((done) => setTimeout(done, 50))
    expect([$rule.get(), page.asked]).toEqual([true, []])
    leave()
  })

  test.each([
    [10, true],
    [20, false],
  ] as const)('vipShow %i: member prices are shown or not', async (vipShow, shown) => {
    await bed.inside(() => db().update(options).set({ vipShow }).where(eq(options.siteId, siteId)))
    await expectRule(showsMemberPrices, 'getSiteOption', shown)
  })

  test.each([
    [10, 10, true],
    [10, 20, false],
    [20, 10, false],
  ] as const)('status %i, integDeduct %i: points are taken or not', async (status, integDeduct, taken) => {
    await bed.inside(() =>
      db()
        .update(siteParam)
        .set({ status, bizParam: { integDeduct, pointsPerUnit: 100, mostPercent: 50 } })
        .where(and(eq(siteParam.siteId, siteId), eq(siteParam.code, paramCode.pointsDeduction))),
    )
    await expectRule(takesPoints, 'listParam', taken)
  })

  test('a site without the rule takes no points', async () => {
    await bed.inside(() => db().delete(siteParam).where(eq(siteParam.code, paramCode.pointsDeduction)))
    await expectRule(takesPoints, 'listParam', false)
  })
})

test('a back end that does not say whether it sells what is out of stock sells it', () => {
  expect(siteOption.shapes.data.parse({ vipShow: 10 })).toMatchObject({ unenoughStockSale: 10 })
  expect(siteOption.shapes.data.parse({ vipShow: 10, unenoughStockSale: 20 })).toMatchObject({
    unenoughStockSale: 20,
  })
})

test('integDeduct is taken beside the other parameters, too', () => {
  const [row] = listParam.shapes.data.parse([{ code: 6004, status: 10, integDeduct: 10 }])
  expect(row).toMatchObject({ integDeduct: 10, bizParam: {} })
})

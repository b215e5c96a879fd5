import { expect, test } from 'vitest'
import { jsonSchema } from '../../demo/server/core/openapi/json-schema'
import { routeTable } from '../../demo/server/core/http/serve'
import { siteIds } from '../../demo/server/core/config/site'
import type { Endpoint } from '../../src/core/api/endpoint'
import { lineOf } from './every-endpoint'
import { openTestbed } from './testbed'

const bed = await openTestbed('demo')

const fewest = 25
const newShop = { brandTerminalId: siteIds.newshop }
/** Filters of lists that do not show everything of the buyer or the brand site. */
const of: Record<string, object[]> = {
  '/bbb/activity/goodsPage': [{ activityId: '8001' }],
  '/bbb/goodsInfo/commentPage': [{ goodsId: '100001' }],
  '/bbb/help/articleList': [{ bizType: 10 }],
  '/bbb/newShop/goodsPage': ['tools', 'bearings'].map((tab) => ({ ...newShop, tab })),
  '/bbb/userCenter/collection/page': [{ kind: 'goods' }, { kind: 'shop' }],
}

/** Lists of choices, of one document, and of what the demo's company has not begun. */
const choices = new Set([
  '/bbb/userCenter/approval/values/{kind}',
  '/bbb/userCenter/budget/entries/{id}',
  '/bbb/userCenter/invitations/page',
  '/bbb/userCenter/refund/exchangeSkus',
])

const has = (shape: Endpoint['shapes']['body'], name: string) =>
  shape !== undefined && name in (jsonSchema(shape).properties ?? {})
const lists = routeTable(bed.app)
  .filter(({ endpoint: { path, shapes } }) => has(shapes.data, 'totalElements') && !choices.has(path))
  .flatMap(({ endpoint }) => (of[endpoint.path] ?? [{}]).map((body) => ({ endpoint, body })))

test('covers more than 40 lists and names only existing ones', () => {
  expect(lists.length).toBeGreaterThan(40)
  const paths = lists.map(({ endpoint }) => endpoint.path)
  expect(Object.keys(of).filter((path) => !paths.includes(path))).toEqual([])
})

// Uses the smallest demo. More goods make no list shorter.
test.each(lists.map((one) => [`${lineOf(one.endpoint)} ${JSON.stringify(one.body)}`, one] as const))(
  '%s has several pages for the demo’s buyer',
  async (_, { endpoint, body }) => {
    const site = has(endpoint.shapes.body, 'brandTerminalId') && { brandTerminalId: siteIds.main }
    const input = { body: { ...site, ...body }, query: {} }
    const answer = await bed.ask(endpoint, input, { token: await bed.login('demo') })
    const { code, data }: { code: number; data: { totalElements: number } | null } = await answer.json()
    expect(code).toBe(200)
    expect(data?.totalElements).toBeGreaterThanOrEqual(fewest)
  },
)

import { routes } from '../../../src/shell/routes'
import { routeAddress, type Route } from '../../../src/core/address/routes'
import type { Buyer } from '../buyer'

export type Screen = { name: string; address: string }
/** Viewers of a screen: a visitor, and the main account of a company. */
export const viewers = ['visitor', 'demo'] as const
export type Viewer = (typeof viewers)[number]

const viewerOf = ({ needs }: Route): Viewer =>
  needs === undefined || needs === 'retail' ? 'visitor' : 'demo'

type Thing = { id: string; orderNo: string; state: number }

/** Returns the item of a buyer's list with the most data. */
async function richest(buyer: Buyer, list: string, of = (_thing: Thing) => true): Promise<Thing> {
  const { data }: { data: { content: Thing[] } } = await buyer.post(`/userCenter/${list}/page`, {
    pageSize: 100,
  })
  const found = data.content.filter(of).sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]
  if (!found) throw new Error(`nothing on the list ${list}`)
  return found
}

const done = 70
const unpaid = 30

/** Returns the ids in the addresses of detail screens. */
async function thingsOf(buyer: Buyer) {
  const order = await richest(buyer, 'order', ({ state }) => state === done)
  const owed = await richest(buyer, 'order', ({ state }) => state === unpaid)
  const params: Record<string, string> = {
    categoryId: '110101',
    goodsId: '100001',
    brandId: '203',
    shopId: '3017',
    pageId: 'winter',
    activityId: '8005',
    giftId: '7001',
    orderNo: order.orderNo,
    // A link that nobody was sent. The token of a real one is only in its message.
    token: 'unknown',
    afterSaleId: (await richest(buyer, 'refund')).id,
    budgetId: (await richest(buyer, 'budget')).id,
  }
  // Other ids belong to documents: `/user/offer/{offerId}` is listed by `/userCenter/offer/page`.
  for (const { path } of Object.values<Route>(routes)) {
    const [, list = '', param = ''] = /^\/user\/(?:.*\/)?([\w-]+)\/\{(\w+Id)\}$/.exec(path) ?? []
    if (param) params[param] ??= (await richest(buyer, list)).id
  }
  const articles: Record<string, string> = { helpArticle: '100101', newsArticle: '7014', notice: '5001' }
  const queries: Record<string, string> = {
    search: '?goodsKeyWord=6204',
    payment: `?orders=${owed.id}`,
    paySuccess: `?orders=${owed.id}`,
    linkHint: '?target=https://www.example.com/',
  }
  return { params, articles, queries }
}

/** Returns every page of the shop by viewer, with the address of an existing item. */
export async function screensOf(buyer: Buyer): Promise<Record<Viewer, Screen[]>> {
  const { params, articles, queries } = await thingsOf(buyer)
  const screens: Record<Viewer, Screen[]> = { visitor: [], demo: [] }
  for (const [name, row] of Object.entries<Route>(routes)) {
    const own = { ...params, articleId: articles[name] ?? '' }
    const unknown = [...row.path.matchAll(/\{(\w+)\}/g)].find(([, param = '']) => !Object.hasOwn(own, param))
    if (unknown) throw new Error(`${row.path}: name something for ${unknown[0]} in screens.ts`)
    screens[viewerOf(row)].push({ name, address: routeAddress(row.path, own) + (queries[name] ?? '') })
  }
  return screens
}

import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { fromElsewhere, newName } from './accounts'
import { captcha } from './shop'

type Sku = {
  goodsId: string
  skuId: string
  skuCode: string
  stockQuantity: number
  minQuantity: number
  step: number
  /** Price of a piece for visitors. Absent if only members see prices. */
  goodsPrice?: string
}
type Json = { code: number; data: never }

/** Creates a client of the API for an account, independent of the page. */
export async function buyerBehind(request: APIRequestContext, account: string, password = 'demo1234') {
  const captchaKey = crypto.randomUUID()
  const from = fromElsewhere()
  await request.get(`/api/oauth/captcha?key=${captchaKey}`, { headers: from })
  const body = { loginAccount: account, password, captchaKey, captcha }
  const signedIn = await (await request.post('/api/pc/bbbAuth/login', { data: body, headers: from })).json()
  const token = String(signedIn.data.token)
  const headers = { Authorization: token }
  const read = async (answer: { json: () => Promise<unknown> }) => (await answer.json()) as Json

  const buyer = {
    token,
    get: async (path: string) => read(await request.get(`/api/bbb${path}`, { headers })),
    post: async (path: string, data: unknown = {}) =>
      read(
        await request.post(`/api/bbb${path}`, {
          data,
          headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
        }),
      ),
    put: async (path: string, data: unknown = {}) =>
      read(await request.put(`/api/bbb${path}`, { data, headers })),
    /** Returns the cart's lines: id, SKU and quantity. */
    async lines(): Promise<{ id: string; skuId: string; quantity: number }[]> {
      const { data }: { data: { groups: { lines: never[] }[]; invalid: never[] } } = await buyer.get(
        '/userCenter/userShoppingCar/getShopCar',
      )
      return [...data.groups.flatMap(({ lines }) => lines), ...data.invalid]
    },
    async remove(...lines: { id: string }[]) {
      const ids = lines.map(({ id }) => id).join()
      if (ids) await request.delete(`/api/bbb/userCenter/userShoppingCar/deleteBatch?ids=${ids}`, { headers })
    },
    emptyCart: async () => buyer.remove(...(await buyer.lines())),
    add: (...skuGoodsList: { skuId: string; quantity: number }[]) =>
      buyer.post('/userCenter/userShoppingCar/add', { skuGoodsList }),
    async orders(): Promise<{ orderNo: string; state: number; payAmount: string; lines: Sku[] }[]> {
      const { data }: { data: { content: never[] } } = await buyer.post('/userCenter/order/page', {
        pageSize: 100,
      })
      return data.content
    },
    /** Puts the session into a browser context without the login page. */
    enter: (context: BrowserContext, baseURL = '') =>
      context.addCookies([{ name: 'PC_TOKEN', value: token, url: baseURL }]),
    async withAddress() {
      const { data }: { data: unknown[] } = await buyer.get('/userCenter/address/list')
      if (data.length === 0)
        await buyer.post('/userCenter/address/add', {
          consignee: '收货人',
          phone: '13800005555',
          regionCode: '320506',
          detail: '尹中南路 1 号',
        })
    },
  }
  return buyer
}
export type Buyer = Awaited<ReturnType<typeof buyerBehind>>

/** Password of sub-accounts that `addColleague` adds. */
export const colleaguePassword = 'abcd1234'

/** Adds a sub-account that is not reviewed. @returns its id, user name and name */
export async function addColleague(main: Buyer, kind: string, legalName: string) {
  const account = newName(kind)
  const about = {
    loginAccount: account,
    password: colleaguePassword,
    legalName,
    kind: 'sub',
    needReview: 20,
  }
  const added: { code: number; data: string } = await main.post('/userCenter/members/add', about)
  expect(added).toMatchObject({ code: 200 })
  return { id: added.data, account, name: legalName }
}

let seen: { token: string } | undefined

/** Sends a request as a member, who sees stock figures. Logs in again if the clock was moved beyond the session's end. */
async function asMember<Answer>(
  request: APIRequestContext,
  ask: (headers: Record<string, string>) => Promise<{ json: () => Promise<unknown> }>,
): Promise<Answer> {
  for (;;) {
    const fresh = !seen
    seen ??= await buyerBehind(request, 'demo')
    const { code, data } = (await (await ask({ Authorization: seen.token })).json()) as Json
    if (code === 200 || fresh) return data
    seen = undefined
  }
}

/**
 * Returns the default SKUs of products that are on sale and in stock, a hundred a page.
 * @param filter further conditions, such as `{ shopId }`
 */
export async function skusOnSale(
  request: APIRequestContext,
  sort: string,
  pageNumber = 1,
  filter: object = {},
): Promise<Sku[]> {
  type Card = { id: string; skuItemDefault: Sku }
  const body = { brandTerminalId: '1001', pageNumber, pageSize: 100, inStock: true, sort, ...filter }
  const answer = await request.post('/api/bbb/goodsInfo/page', { data: body })
  const { data }: { data: { content: Card[] } } = await answer.json()
  const idList = data.content.map(({ id }) => id)
  const wanted = { brandTerminalId: '1001', idList }
  const figures = await asMember<Card[]>(request, (headers) =>
    request.post('/api/bbb/goodsInfo/listData', { data: wanted, headers }),
  )
  const stock = new Map(figures.map(({ id, skuItemDefault }) => [id, skuItemDefault.stockQuantity]))
  return data.content.map(({ id, skuItemDefault }) => ({
    ...skuItemDefault,
    goodsId: id,
    stockQuantity: stock.get(id) ?? NaN,
  }))
}

/** Returns the available stock of a SKU. */
export async function availableOf(request: APIRequestContext, { goodsId, skuId }: Sku): Promise<number> {
  type Detail = { skuList: { id: string; stockQuantity: number }[] }
  const path = `/api/bbb/goodsInfo/detail/${goodsId}?brandTerminalId=1001`
  const { skuList } = await asMember<Detail>(request, (headers) => request.get(path, { headers }))
  return skuList.find(({ id }) => id === skuId)?.stockQuantity ?? NaN
}

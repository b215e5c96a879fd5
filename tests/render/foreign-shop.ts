import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenAnywhere } from '../server/port-of'

/** Goods with numbers instead of strings, and hardly any optional fields. */
const goods = [
  { id: 71, name: 'Rillenkugellager 6204-2RS', price: 3.5 },
  { id: 72, name: 'Kegelrollenlager 30205', price: '11.20' },
  { id: 73, name: 'Nadelhülse HK 1612', price: 1.75 },
].map(({ id, name, price }) => ({
  id,
  goodsName: name,
  brandName: 'Wälz & Söhne',
  goodsImageShow: '',
  skuItemDefault: {
    skuId: id + 900,
    skuCode: `WS-${id}`,
    goodsPrice: price,
    stockQuantity: 40,
    minQuantity: 1,
    step: 1,
    sellsShort: false,
  },
  stockQuantity: 40,
  priceUnitInfoList: [],
  priceUnitInfoTransferList: [],
  skuCount: 1,
  sales: 0,
  tags: [],
}))

const nothing = { content: [], totalElements: 0, totalPages: 0, pageNumber: 1, pageSize: 10 }
export const memberToken = 'session-of-frieda'
export const memberPrice = '2.99'

type Asked = { method: string; path: string; headers: IncomingMessage['headers'] }

function dataFor(path: string, body: string, isMember: boolean): unknown {
  if (path.endsWith('/network/site/waelz')) return 4711
  if (path.endsWith('/settings/currency')) return { symbol: '€', digit: 2, ways: 10 }
  if (path.endsWith('/goodsInfo/page')) {
    const content = isMember
      ? goods.map((one) => ({ ...one, skuItemDefault: { ...one.skuItemDefault, salePrice: memberPrice } }))
      : goods
    return {
      ...nothing,
      content,
      totalElements: 3,
      totalPages: 1,
      facets: { brands: [], categories: [], attrs: [] },
      crumbs: [],
      hasHiddenPrices: false,
    }
  }
  if (path.endsWith('/goodsInfo/listData')) {
    const { idList } = JSON.parse(body) as { idList: string[] }
    return goods.filter(({ id }) => idList.includes(String(id)))
  }
  return undefined
}

/** Starts a third-party back end in another language, which only implements the contracts that a list needs. */
export async function openForeignShop() {
  const asked: Asked[] = []
  let way: 'answers' | 'hangs' | 'redirects' = 'answers'

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request
    const { pathname: path } = new URL(url, 'http://foreign')
    const cors = {
      'Access-Control-Allow-Origin': headers.origin ?? '*',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Language, Idempotency-Key',
    }
    if (method === 'OPTIONS') return response.writeHead(204, cors).end()
    asked.push({ method, path, headers })
    const body = await text(request)
    if (way === 'hangs') return undefined
    if (way === 'redirects') return response.writeHead(307, { Location: `/elsewhere${path}` }).end()
    const data = dataFor(path, body, headers.authorization === memberToken)
    response.writeHead(data === undefined ? 404 : 200, { ...cors, 'Content-Type': 'application/json' })
    return response.end(JSON.stringify(data === undefined ? { code: 404 } : { code: 200, data }))
  }

  const server = createServer((request, response) => void answer(request, response))
  const port = await listenAnywhere(server)
  return {
    api: `http://127.0.0.1:${port}/shop/v3`,
    site: 'waelz',
    names: goods.map(({ goodsName }) => goodsName),
    asked,
    goes(next: typeof way) {
      way = next
      asked.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
export type ForeignShop = Awaited<ReturnType<typeof openForeignShop>>

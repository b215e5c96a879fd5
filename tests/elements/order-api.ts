import { scopeOf } from '../../src/core/host/scope'

type Sku = { id: string; code: string; stock: number; min: number; step: number; withdrawn: boolean }
type Body = {
  codeList: string[]
  lines: { skuId: string; quantity: number; goodsPriceUnit?: string }[]
  skuGoodsList: { skuId: string; quantity: number }[]
  pageNumber?: number
  pageSize?: number
  keyword?: string
  timeRange?: number
}

const decimal = (cents: number) => (cents / 100).toFixed(2)

/** `K-1` … `K-60` for 1.00 each. `T-1` is sold in tens, `F-1` has a stock of 8, and `W-1` is not on sale. */
const listed: Sku[] = [
  ...Array.from({ length: 60 }, (_, at) => ({
    id: `k${at + 1}`,
    code: `K-${at + 1}`,
    stock: 5000,
    min: 1,
    step: 1,
  })),
  { id: 't1', code: 'T-1', stock: 5000, min: 10, step: 10 },
  { id: 'f1', code: 'F-1', stock: 8, min: 1, step: 1 },
  { id: 'w1', code: 'W-1', stock: 5000, min: 1, step: 1 },
].map((one) => ({ ...one, withdrawn: one.code === 'W-1' }))

const units = [
  { itemId: 'pc', unitName: '个', ratio: 1 },
  { itemId: 'bx', unitName: '盒', ratio: 12 },
]

/** Simulates the server's calls for quick orders and purchase lists, as a replacement for `fetch`. */
export function orderApi() {
  const calls: { path: string; body: Body; key: string | null }[] = []
  /** Parts of paths whose calls fail. */
  const down = new Set<string>()
  const refusals = new Map<string, string>()
  let gate = Promise.resolve()

  const found = ({ id, code, stock, min, step, withdrawn }: Sku) => ({
    id,
    skuCode: code,
    spec: { 规格: '标准' },
    goodsId: `g${id}`,
    goodsName: `商品 ${code}`,
    brandName: '恒锐',
    image: '',
    unitName: '个',
    // Goods with codes in K are also sold in boxes.
    ...(code.startsWith('K') && { orderUnits: units }),
    goodsPrice: '1.00',
    salePrice: '1.00',
    ...(code === 'T-1' && { priceKind: 'tier' }),
    stockQuantity: stock,
    safetyStock: 10,
    minQuantity: min,
    step,
    withdrawn,
    sellsShort: false,
  })
  const bare = (code: string) => code.replace(/[^A-Z0-9]/g, '')
  const check = ({ codeList }: Body) =>
    codeList.map((code) => {
      const sku = listed.find((one) => one.code === code)
      const near = listed.filter((one) => bare(one.code) === bare(code))
      return {
        code,
        ...(sku && { sku: found(sku) }),
        candidates: sku ? [] : near.map((one) => ({ skuCode: one.code, goodsName: `商品 ${one.code}` })),
      }
    })
  const prices = ({ lines }: Body) =>
    lines.flatMap(({ skuId, quantity, goodsPriceUnit }) => {
      const pieces = quantity * (units.find(({ itemId }) => itemId === goodsPriceUnit)?.ratio ?? 1)
      const sku = listed.find(({ id }) => id === skuId)
      return sku ? [{ ...found(sku), skuId, amount: decimal(100 * pieces) }] : []
    })
  const pageOf = <Row>(rows: Row[], { pageNumber = 1, pageSize = 10 }: Body) => ({
    content: rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    totalElements: rows.length,
    totalPages: Math.ceil(rows.length / pageSize),
    pageNumber,
    pageSize,
  })

  const pinned = new Set<string>()
  const forgotten = new Set<string>()
  function often(body: Body) {
    const rows = listed
      .filter(({ id, code }) => !forgotten.has(id) && code.includes(body.keyword ?? ''))
      .map((one, at) => ({
        ...found(one),
        times: 60 - at,
        lastAt: '2026-11-02',
        pinned: pinned.has(one.id) ? 10 : 20,
      }))
      .toSorted((a, b) => a.pinned - b.pinned)
    return pageOf(rows, body)
  }
  const orderRow = (at: number) => ({
    id: `o${at}`,
    orderNo: `20261102${at}`,
    orderType: 10,
    state: 70,
    payAmount: '120.00',
    shop: { id: '1', name: '恒锐官方旗舰店', shopType: 10 },
    createdAt: '2026-11-02 10:00:00',
    times: 3,
    lines: listed.slice(at * 5, at * 5 + 5).map((one) => ({
      id: `l${one.id}`,
      skuId: one.id,
      goodsId: `g${one.id}`,
      goodsName: `商品 ${one.code}`,
      skuCode: one.code,
      spec: { 规格: '标准' },
      image: '',
      unitName: '个',
      quantity: 10,
      price: '1.00',
      amount: '10.00',
    })),
  })
  const again = (at: number) => ({
    added: at === 0 ? 5 : 3,
    totalCount: 50,
    skipped:
      at === 0
        ? []
        : [
            { skuId: 'k6', goodsName: '商品 K-6', skuCode: 'K-6', reason: '商品已下架' },
            { skuId: 'k7', goodsName: '商品 K-7', skuCode: 'K-7', reason: '库存不足' },
          ],
  })

  function answer(path: string, url: URL, body: Body): unknown {
    if (path.endsWith('/quickOrder/check')) return check(body)
    if (path.endsWith('/goodsInfo/price')) return prices(body)
    if (path.endsWith('/userShoppingCar/count')) return { totalCount: 0 }
    if (path.endsWith('/userShoppingCar/add'))
      return {
        totalCount: body.skuGoodsList.reduce((sum, { quantity }) => sum + quantity, 0),
        skipped: body.skuGoodsList.flatMap(({ skuId }) => {
          const reason = refusals.get(skuId)
          return reason ? [{ skuId, reason }] : []
        }),
      }
    if (path.endsWith('/often/goodsPage')) return often(body)
    if (path.endsWith('/often/orderPage'))
      return pageOf(
        body.keyword || body.timeRange === 1 ? [] : Array.from({ length: 12 }, (_, at) => orderRow(at)),
        body,
      )
    if (path.includes('/order/buyAgain/')) return again(Number(path.split('/o').at(-1)))
    if (path.includes('/often/pin/')) return Boolean(pinned.add(path.split('/').at(-1) ?? ''))
    if (path.endsWith('/often/deleteBatch')) return Boolean(forgotten.add(url.searchParams.get('ids') ?? ''))
    return undefined
  }

  const real = globalThis.fetch
  globalThis.fetch = async (given, init = {}) => {
    const url = new URL(given instanceof Request ? given.url : given, location.href)
    if (!url.pathname.startsWith('/api/')) return real(given, init)
    const body: Body = JSON.parse(typeof init.body === 'string' ? init.body : '{}')
    calls.push({ path: url.pathname, body, key: new Headers(init.headers).get('Idempotency-Key') })
    await gate
    const failing = [...down].some((part) => url.pathname.includes(part))
    const data = answer(url.pathname, url, body)
    const response = failing
      ? { code: 500, message: '系统繁忙' }
      : data === undefined
        ? { code: 404, message: '' }
        : { code: 200, message: '', data }
    const site = url.pathname.includes('/network/site/')
    return new Response(JSON.stringify(site ? { code: 200, message: '', data: '1001' } : response), {
      headers: { 'Content-Type': 'application/json' },
    })
  }

  return {
    down,
    /** Reasons why the cart rejects SKUs, by id. */
    refusals,
    sent: (part: string) => calls.filter(({ path }) => path.includes(part)),
    /** Holds back responses until the returned function is called. */
    hold() {
      let release = () => {}
      gate = new Promise((done) => (release = done))
      return release
    },
    close: () => void (globalThis.fetch = real),
  }
}

/** Returns messages outside the element. */
export const shownText = (element: HTMLElement) =>
  scopeOf(element)
    .toasts.$toasts.get()
    .map(({ title }) => title)

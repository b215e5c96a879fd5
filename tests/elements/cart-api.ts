import { decimal, wireCart, wireGoods, wireLine, wireSummary, type Line, type Shop } from './cart-goods'
import { demoUser } from './demo-user'

type Body = {
  quantity: number
  checked: 10 | 20
  idList: string[]
  lines: { skuId: string; quantity: number }[]
}

const plain: Record<string, (body: Body) => unknown> = {
  currency: () => ({ symbol: '¥', digit: 2, ways: 10 }),
  getUserInfo: () => demoUser,
  listData: ({ idList }) => idList.map(wireGoods),
  price: ({ lines }) =>
    lines.map(({ skuId, quantity }) => ({
      skuId,
      goodsPrice: '8.60',
      salePrice: '8.60',
      amount: decimal(860 * quantity),
      stockQuantity: 90,
      safetyStock: 10,
      skuCode: 'SKU',
      spec: {},
      minQuantity: 1,
      step: 1,
    })),
}

/** Simulates the server's cart calls for a test page, as a replacement for `fetch`. */
export function cartApi(...shops: Shop[]) {
  const calls: string[] = []
  const down = new Set<string>()
  let gate: Promise<void> = Promise.resolve()

  const all = () => shops.flatMap(({ lines }) => lines)
  const mark = (lines: Line[], checked: 10 | 20) => lines.forEach((one) => (one.checked = checked))

  /** Returns data, or a sentence that refuses the request. Undefined for unknown requests. */
  function answer({ pathname, searchParams }: URL, body: Body): unknown {
    const last = pathname.split('/').at(-1) ?? ''
    if (pathname.includes('/network/site/')) return {}
    if (last === 'count') return { totalCount: wireSummary(all()).totalCount }
    if (last === 'getShopCar') return wireCart(shops)
    if (pathname.endsWith('/offer/add')) return { offerId: 'o1', offerNo: 'Q1' }
    if (pathname.includes('/updateQuantity/')) {
      const found = all().find(({ id }) => id === last)
      if (!found) return undefined
      if (body.quantity > found.stockQuantity) return `库存不足，最多 ${found.stockQuantity} 个`
      found.quantity = body.quantity
      return { summary: wireSummary(all()), line: wireLine(found) }
    }
    if (last === 'selectStateAll') mark(all(), body.checked)
    else if (last === 'updateSelect') {
      mark(
        all().filter(({ id }) => body.idList.includes(id)),
        body.checked,
      )
    } else if (last === 'deleteBatch') {
      const ids = new Set(searchParams.get('ids')?.split(','))
      for (const shop of shops) shop.lines = shop.lines.filter(({ id }) => !ids.has(id))
    } else return plain[last]?.(body)
    return { summary: wireSummary(all()) }
  }

  function envelope(url: URL, body: Body) {
    if ([...down].some((part) => url.pathname.includes(part))) return { code: 500, message: '系统繁忙' }
    const answered = answer(url, body)
    if (answered === undefined) return { code: 404, message: '' }
    if (typeof answered === 'string') return { code: 422, message: answered }
    return { code: 200, message: '', data: url.pathname.includes('/network/site/') ? '1001' : answered }
  }

  const real = globalThis.fetch
  globalThis.fetch = async (given, init = {}) => {
    const url = new URL(given instanceof Request ? given.url : given, location.href)
    if (!url.pathname.startsWith('/api/')) return real(given, init)
    const body = typeof init.body === 'string' ? init.body : '{}'
    calls.push(`${init.method} ${url.pathname.split('/').slice(4).join('/')}${url.search} ${body}`)
    await gate
    const json = JSON.stringify(envelope(url, JSON.parse(body)))
    return new Response(json, { headers: { 'Content-Type': 'application/json' } })
  }

  return {
    calls,
    /** Returns the writes as `PUT userShoppingCar/updateQuantity/1 {"quantity":2}`. */
    writes: () => calls.filter((call) => /^(PUT|DELETE) /.test(call)),
    /** Parts of paths whose calls fail. */
    down,
    /** Holds back responses until the returned function is called. */
    hold() {
      let release = () => {}
      gate = new Promise((done) => (release = done))
      return release
    },
    close: () => void (globalThis.fetch = real),
  }
}

export type CartApi = ReturnType<typeof cartApi>

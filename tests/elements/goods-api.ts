import { couponCentre } from './coupon-answers'
import { demoUser } from './demo-user'
import { giftAnswer } from './gift-answers'
import { newShopAnswer } from './new-shop-answers'
import { shopAnswer } from './shop-answer'

type Body = {
  regionCode?: string
  quantity?: number
  shopType?: number
  way?: number
  minPoints?: number
  maxPoints?: number
  idList?: string[]
  tab?: string
  keyword?: string
  pageNumber?: number
  pageSize?: number
  sort?: string
  goodsKeyWord?: string
  exact?: boolean
  categoryId?: string
  brandIds?: string[]
  shopId?: string
  attrs?: Record<string, string[]>
  minPrice?: string
  inStock?: boolean
  goodsId?: string
  stars?: number
  hasImage?: boolean
  refId?: string
  lines: { skuId: string; quantity: number }[]
  skuGoodsList: { skuId: string; quantity: number }[]
}

const decimal = (cents: number) => (cents / 100).toFixed(2)
const brands = ['恒锐', '岳峰', '北辰']
const seals = ['开式', '双面橡胶', '双面铁盖']
const units = [
  { itemId: 'u1', unitCode: 'PC', unitName: '个', ratio: 1, defaultPriceUnit: 10 },
  { itemId: 'u2', unitCode: 'BX', unitName: '盒', ratio: 10, defaultPriceUnit: 20 },
  { itemId: 'u3', unitCode: 'CT', unitName: '箱', ratio: 200, defaultPriceUnit: 20 },
]

/** Bearings with a minimum of 10 pieces in steps of 10. Every fifth is out of stock. 北辰 hides its prices from visitors. */
const listed = Array.from({ length: 45 }, (_, at) => ({
  id: String(100 + at),
  name: `${brands[at % 3]} ${6200 + at} 轴承`,
  brand: brands[at % 3] ?? '',
  seal: seals[at % 2 ? 1 : 0] ?? '',
  price: 500 + at * 10,
  stock: at % 5 === 4 ? 0 : 1000 + at,
}))
type Item = (typeof listed)[number]

/** Sizes of product 100 by seal and grade. The third is out of stock. */
const sizes = [
  { id: 'a', spec: { 密封: '开式', 精度: 'P0' }, price: 800, stock: 500 },
  { id: 'b', spec: { 密封: '开式', 精度: 'P6' }, price: 900, stock: 500 },
  { id: 'c', spec: { 密封: '双面铁盖', 精度: 'P0' }, price: 1000, stock: 0 },
]
/** Sizes in three dimensions with long labels. */
const seals3 = sizes.map((size, at) => ({
  ...size,
  id: ['HR-6204-2RS', 'HR-6204-2RS/P6', 'HR-6204-2RS/HT'][at] ?? '',
  spec: {
    'Seal material': at < 2 ? 'Nitrile rubber' : 'High-temperature FKM',
    'Tolerance class': at === 1 ? 'P6' : 'P0',
    'Internal clearance': at === 2 ? 'C3' : 'CN',
  },
}))
/** Sizes of product 101, four by four. The sixth is out of stock. */
const cells = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3].map((column) => ({
    id: `m${row}${column}`,
    spec: { 直径: `M${row}`, 长度: `L${column}` },
    price: 10 * (row + 1) + column,
    stock: row === 1 && column === 1 ? 0 : 60,
  })),
)
/** Activities that include product 105. */
const holding = [
  { id: '8005', title: '特价周', endAt: '2026-12-03 00:00:00', rate: 80 },
  { id: '8001', title: '备货季', endAt: '2026-12-10 00:00:00', from: '5000.00', by: '300.00' },
  { id: '8002', title: '专场', endAt: '2026-12-10 00:00:00' },
]
const hiddenPriceTags = [
  { kind: 'activity', label: '活动价' },
  { kind: 'promotion', label: '满减' },
]
type Size = { id: string; spec: Record<string, string>; price: number; stock: number }

const longName = ' deep groove ball bearing, 20×47×14 mm, rubber seals on both sides, water-resistant'
/** Measures as in the shop's first category. The bore is the same for all. */
const measures = (at: number) => [
  { name: '内径 d（mm）', value: '20' },
  { name: '密封形式', value: at % 2 ? '2RS 双面橡胶密封' : '开式' },
  { name: '滚动体', value: at % 3 ? '钢球' : '陶瓷球' },
  { name: '温度等级', value: '-30～120 ℃' },
  { name: '外径 D（mm）', value: String(40 + at) },
  { name: '宽度 B（mm）', value: '14' },
]
const regions = [
  { code: '31', parentCode: '', name: '上海市' },
  { code: '33', parentCode: '', name: '浙江省' },
  { code: '3304', parentCode: '33', name: '嘉兴市' },
  { code: '3305', parentCode: '33', name: '湖州市' },
  { code: '330402', parentCode: '3304', name: '南湖区' },
]
const promises = (lines: { skuId: string; quantity?: number }[]) =>
  lines.map((line, at) => ({ ...line, warehouse: '苏州仓', kind: at % 2 ? 10 : 20, date: '2026-12-10' }))

/**
 * Simulates the catalogue calls of the server, as a replacement for `fetch`.
 * @param options `explains`: the server names the rules of prices and explains them; `empty`: there are no goods; `stock`: pieces of everything in stock; `bearings`: goods have long names and measures, and the first has a
 * delivery date after restocking
 */
export function goodsApi({
  member = false,
  explains = false,
  empty = false,
  bearings = false,
  stock = 0,
} = {}) {
  const coupons = couponCentre()
  const calls: { path: string; body: Body }[] = []
  const state = {
    down: new Set<string>(),
    hold: Promise.resolve(),
    favourites: new Set<string>(),
    salesperson: 10,
    /** The brand site's own labels for dictionary entries. */
    siteNames: new Map<string, Record<number, string>>(),
  }

  /** Returns the unit price. Members pay 10% less, and 20% less from 100 pieces. */
  const unitPrice = (price: number, quantity: number) =>
    member ? (price * (quantity >= 100 ? 8 : 9)) / 10 : price
  const prices = (price: number, hidden = false, quantity = 10) => {
    if (hidden && !member) return { priceHidden: true }
    if (!member) return { goodsPrice: decimal(price) }
    return {
      goodsPrice: decimal(price),
      salePrice: decimal(unitPrice(price, quantity)),
      ...(explains && { priceKind: quantity >= 100 ? 'tier' : 'contract' }),
      oldPrice: decimal(price),
      memPriceList: [10, 100].map((minQuantity) => ({
        minQuantity,
        price: decimal(unitPrice(price, minQuantity)),
      })),
    }
  }
  /** Returns prices of product 105, which has a discount of 20% for members. */
  const hiddenPrices = (price: number) =>
    member && { salePrice: decimal(price * 0.8), activityPrice: decimal(price * 0.8), memPriceList: [] }
  const rule = { minQuantity: 10, step: 10, sellsShort: false }
  const pieces = (own: number) => stock || own
  const card = ({ id, name, brand, price, ...item }: Item) => ({
    id,
    goodsName: bearings ? `${name}${longName}` : name,
    brandName: brand,
    goodsImageShow: '',
    ...(bearings && { attrs: measures(Number(id)) }),
    skuItemDefault: {
      skuId: `s${id}`,
      skuCode: `M-${id}`,
      ...prices(price, brand === '北辰'),
      ...(id === '105' && hiddenPrices(price)),
      stockQuantity: pieces(item.stock),
      ...rule,
    },
    stockQuantity: pieces(item.stock),
    safetyStock: 20,
    priceUnitInfoList: units,
    priceUnitInfoTransferList: [],
    skuCount: 1,
    sales: 1,
    tags: id === '105' ? hiddenPriceTags : [],
  })

  function page({
    pageNumber = 1,
    pageSize = 10,
    sort,
    goodsKeyWord: typed = '',
    exact = false,
    shopId,
    brandIds,
    attrs = {},
    inStock,
  }: Body) {
    const word = exact ? typed : typed.replace(' xyz', '')
    const fits = (item: Item) =>
      item.name.includes(word) &&
      (!attrs.密封 || attrs.密封.includes(item.seal)) &&
      (!inStock || item.stock > 0)
    const found = empty ? [] : listed.filter(fits)
    const chosen = found.filter(({ brand }) => !brandIds || brandIds.includes(`b-${brand}`))
    if (sort === 'priceDesc') chosen.reverse()
    const content = chosen.slice((pageNumber - 1) * pageSize, pageNumber * pageSize).map(card)
    const count = (list: readonly string[]) => list.map((value) => ({ value, label: value, count: 1 }))
    return {
      content,
      totalElements: chosen.length,
      totalPages: Math.ceil(chosen.length / pageSize),
      pageNumber,
      pageSize,
      facets: {
        brands: found.length ? brands.map((name) => ({ id: `b-${name}`, name, count: 1 })) : [],
        categories: found.length ? [{ id: 'c1', name: '深沟球轴承', count: 1 }] : [],
        attrs: found.length
          ? [
              { name: '密封', values: count(seals) },
              { name: '内径', values: count(Array.from({ length: 90 }, (_, at) => `${at} mm`)) },
              { name: '精度', values: count(['P0', 'P6']) },
              { name: '游隙', values: count(['C2', 'C3']) },
            ]
          : [],
      },
      crumbs: [
        { id: 'c0', name: '轴承' },
        { id: 'c1', name: '深沟球轴承' },
      ],
      ...(shopId === '31' && { shop: { id: '31', name: '岳峰轴承专卖店' } }),
      ...(!found.length && !empty && { suggestion: '轴承' }),
      ...(word !== typed && { shownFor: { keyword: word, dropped: ['xyz'] } }),
      hasHiddenPrices: content.some(({ skuItemDefault }) => 'priceHidden' in skuItemDefault),
    }
  }

  function detail(id: string) {
    const item = listed.find((each) => each.id === id)
    if (!item) return undefined
    const one: Size = { id: `s${id}`, spec: {}, price: item.price, stock: item.stock }
    const list: Size[] = id === '100' ? (bearings ? seals3 : sizes) : id === '101' ? cells : [one]
    const names = Object.keys(list[0]?.spec ?? {})
    const skuList = list.map((size) => ({
      id: size.id,
      skuCode: `K-${size.id}`,
      spec: size.spec,
      ...prices(size.price, item.brand === '北辰'),
      ...(id === '105' && hiddenPrices(size.price)),
      stockQuantity: pieces(size.stock),
      safetyStock: 20,
      ...rule,
    }))
    const [first] = skuList
    return {
      ...card(item),
      skuItemDefault: { ...card(item).skuItemDefault, ...first, skuId: first?.id },
      images: id === '106' ? [] : [1, 2, 3].map((at) => `/demo/storefront/favicon.svg?${at}`),
      skuList,
      specList: names.map((name) => ({
        name,
        values: [...new Set(list.map(({ spec }) => spec[name] ?? ''))],
      })),
      attrs: [
        { name: '品牌', value: item.brand },
        { name: '内径', value: '20 mm' },
      ],
      detailHtml: '<h3>介绍</h3><p>适合 <b>电机</b><img src="x" onerror="hit()"></p>',
      shop: { id: '1', name: '恒锐官方旗舰店', shopType: 10, score: '4.9' },
      crumbs: page({ lines: [], skuGoodsList: [] }).crumbs,
      services: id === '105' ? ['正品保障', '账期支付'] : [],
      activities: id === '105' ? holding : [],
      customizable: id === '102' ? 10 : 20,
      deliveryCycle: 15,
      ...(id === '100' && { video: '/img/films/none.webm' }),
      ...(id === '104' && { video: 'javascript:alert(1)' }),
      documents:
        id === '100'
          ? [
              { name: '6200 参数表.csv', url: '/img/goods/100/parameters.csv' },
              { name: '坏.csv', url: 'javascript:alert(1)' },
            ]
          : [],
    }
  }

  const reviews = Array.from({ length: 12 }, (_, at) => ({
    id: `r${at}`,
    author: `甲厂 ${at}`,
    enterprise: at % 2 ? 10 : 20,
    stars: at === 3 ? 2 : 5,
    text: `评价 ${at}`,
    images: at === 1 ? ['/demo/storefront/favicon.svg?1', '/demo/storefront/favicon.svg?2'] : [],
    spec: 'K-a · P0',
    writtenOn: '2026-11-12',
    ...(at === 0 && { appendText: '追加一句', appendOn: '2026-11-14', reply: '谢谢' }),
  }))
  function reviewPage({ goodsId, stars, hasImage, pageNumber = 1, pageSize = 10 }: Body) {
    const own = goodsId === '100' ? reviews : []
    const found = own.filter((each) => (!stars || each.stars === stars) && (!hasImage || each.images.length))
    return {
      content: found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
      totalElements: found.length,
      totalPages: Math.ceil(found.length / pageSize),
      pageNumber,
      pageSize,
      counts: {
        total: own.length,
        withImage: own.length ? 1 : 0,
        byStars: own.length ? [0, 1, 0, 0, 11] : [0, 0, 0, 0, 0],
      },
    }
  }

  /** Returns the steps to a price of 5.00: less 10 % by contract, and less 20 % from 100 pieces. */
  function traceOf({ quantity = 1 }: Body) {
    const reached = quantity >= 100
    const tier = { kind: 'tier', price: '4.00', used: reached, from: 100 }
    return {
      quantity,
      steps: [
        { kind: 'list', price: '5.00', used: true },
        { kind: 'contract', price: '4.50', used: true, no: 'HT-7', until: '2026-12-31' },
        reached ? tier : { ...tier, reason: 'quantity' },
      ],
      reductions: [{ kind: 'coupon', amount: '1.00' }],
      amount: decimal(quantity * (reached ? 400 : 450) - 100),
      ...(!reached && { next: { from: 100, price: '4.00', saves: '50.00' } }),
    }
  }

  function answer(path: string, body: Body, query: URLSearchParams): unknown {
    const last = path.split('/').at(-1) ?? ''
    if (path.includes('/network/site/')) return '1001'
    if (last === 'getUserInfo') return member ? demoUser : undefined
    if (last === 'sysDict') {
      const names = Object.entries(state.siteNames.get(query.get('dictCode') ?? '') ?? {})
      return { content: names.map(([itemCode, itemName]) => ({ itemCode, itemName })) }
    }
    if (last === 'currency') return { symbol: '¥', digit: 2, ways: 10 }
    if (last === 'siteCustomer') return { state: 20, phone: '400-000-6118', workTime: '' }
    if (path.endsWith('/goodsInfo/page')) return body.categoryId === 'nowhere' ? undefined : page(body)
    if (path.includes('/goodsInfo/coupons/')) return coupons.beside(last)
    if (path.includes('/coupon/receive/')) return coupons.take(last)
    if (path.includes('/goodsInfo/detail/')) return detail(last)
    if (last === 'priceTrace') return explains ? { unitName: '个', priceTrace: traceOf(body) } : undefined
    if (last === 'price') {
      return body.lines.map(({ skuId, quantity }) => {
        const size = [...sizes, ...seals3, ...cells].find(({ id }) => id === skuId)
        const item = listed.find(({ id }) => `s${id}` === skuId)
        const price = size?.price ?? item?.price ?? 0
        const hidden = item?.brand === '北辰' && !member
        const amount = hidden ? undefined : decimal(unitPrice(price, quantity) * quantity)
        const stock = { stockQuantity: size?.stock ?? 1000, safetyStock: 20, ...rule }
        const hiddenFields = skuId === 's105' && hiddenPrices(price)
        return {
          skuId,
          skuCode: skuId,
          spec: {},
          unitName: '个',
          ...prices(price, hidden, quantity),
          ...hiddenFields,
          amount,
          ...stock,
        }
      })
    }
    if (path.endsWith('/region/list')) return regions
    if (path.endsWith('/delivery/promise') && bearings)
      return { region: '上海市 浦东新区', today: '2026-12-01', promises: promises(body.lines) }
    if (path.endsWith('/collection/ids')) return [...state.favourites]
    if (path.endsWith('/collection/add')) {
      if (body.refId) state.favourites.add(body.refId)
      return { total: state.favourites.size }
    }
    if (path.endsWith('/collection/deleteBatch')) {
      for (const id of (query.get('ids') ?? '').split(',')) state.favourites.delete(id)
      return { total: state.favourites.size }
    }
    if (path.includes('/updateRequire/')) {
      const summary = { totalCount: 2, kinds: 1, checkedCount: 2, checkedKinds: 1, allChecked: 10 }
      return { summary: { ...summary, amount: '1.00', discount: '0.00', payAmount: '1.00' } }
    }
    if (last === 'commentPage') return reviewPage(body)
    if (path.endsWith('/brand/list') && empty) return []
    if (path.endsWith('/brand/list')) {
      return ['恒锐', '岳峰', '北辰', '3M'].map((name, at) => ({
        id: `b-${name}`,
        brandName: name,
        firstLetter: ['H', 'Y', 'B', '#'][at],
        goodsCount: at === 3 ? 1 : 15,
      }))
    }
    if (path.includes('/bbb/gift/')) return giftAnswer(path, body)
    if (path.includes('/salesperson/site/')) return state.salesperson
    if (path.endsWith('/newShop/one')) return newShopAnswer
    if (path.endsWith('/newShop/goodsPage')) return page(body)
    if (path.endsWith('/goodsInfo/listData'))
      return (body.idList ?? []).flatMap((id) => listed.filter((item) => item.id === id).map(card))
    if (path.includes('/bbb/shop/')) return shopAnswer(path, body)
    if (path.includes('/goodsInfo/recommend/')) return listed.slice(10, 14).map(card)
    if (path.endsWith('/fileUpload/local')) return '/bbb/file/77/%E5%9B%BE%E7%BA%B8.pdf'
    if (last === 'add') return { totalCount: 7, skipped: [] }
    if (last === 'count') return { totalCount: 0 }
    return undefined
  }

  const real = globalThis.fetch
  globalThis.fetch = async (given, init = {}) => {
    const url = new URL(given instanceof Request ? given.url : given, location.href)
    if (!url.pathname.startsWith('/api/')) return real(given, init)
    const body: Body = JSON.parse(typeof init.body === 'string' ? init.body : '{}')
    calls.push({ path: url.pathname, body })
    await state.hold
    init.signal?.throwIfAborted()
    if ([...state.down].some((part) => url.pathname.includes(part))) throw new TypeError('down')
    const data = answer(url.pathname, body, url.searchParams)
    return Response.json(
      data === undefined ? { code: 404, message: '不存在' } : { code: 200, message: '', data },
    )
  }

  return {
    state,
    /** Returns the bodies sent to a path in order. */
    sent: (path: string) => calls.filter((call) => call.path.endsWith(path)).map(({ body }) => body),
    /** Returns the number of requests to a path. */
    asked: (path: string) => calls.filter((call) => call.path.endsWith(path)).length,
    /** Holds back responses until the returned function is called. */
    hold() {
      let release = () => {}
      state.hold = new Promise((done) => (release = done))
      return release
    },
    close: () => void (globalThis.fetch = real),
  }
}

export type GoodsApi = ReturnType<typeof goodsApi>

/** The shop of the stub API, from nothing but numbers: the same for our pages and the references. */
export const list = (size, make) => Array.from({ length: size }, (_, at) => make(at))

const firstGoods = 100001
const firstSku = 500001
const firstLine = 900001
const price = 8.6

export const goods = (at) => ({
  id: String(firstGoods + at),
  goodsName: `恒锐 深沟球轴承 双面橡胶密封 低噪音电机级 第 ${at} 种`,
  brandName: '恒锐',
  goodsImageShow: `/img/${at}.svg`,
  skuItemDefault: {
    skuId: String(firstSku + at),
    skuCode: `HR-${at}`,
    goodsPrice: price.toFixed(2),
    stockQuantity: 900,
    minQuantity: 1,
    step: 1,
    sellsShort: false,
  },
  stockQuantity: 900,
  safetyStock: 100,
  priceUnitInfoList: [{ itemId: '1', unitCode: 'PC', unitName: '个', ratio: 1, defaultPriceUnit: 10 }],
  priceUnitInfoTransferList: [],
  skuCount: 1,
  sales: 10,
  tags: [],
})
export const goodsOfId = (id) => goods(Number(id) - firstGoods)

const named = (word) => (at) => ({ id: String(at + 1), name: `${word} ${at + 1}`, count: 40 - at })
const attribute = (name) => ({
  name,
  values: list(8, (at) => ({ value: `${at + 1}`, label: `${name} ${at + 1}`, count: 40 - at })),
})
const crumbs = [
  { id: 'd1', name: '轴承与传动' },
  { id: '1', name: '滚动轴承' },
]

export const goodsPage = (size) => ({
  content: list(size, goods),
  totalElements: size * 24,
  totalPages: 24,
  pageNumber: 1,
  pageSize: size,
  facets: {
    brands: list(8, named('品牌')),
    categories: list(8, named('分类')),
    attrs: ['内径', '外径', '精度', '密封'].map(attribute),
  },
  crumbs,
  hasHiddenPrices: false,
})

const sizes = ['20 mm', '25 mm', '30 mm', '35 mm', '40 mm', '45 mm']
const sku = (at) => ({
  ...goods(at).skuItemDefault,
  id: String(firstSku + at),
  spec: { 内径: sizes[at] },
  safetyStock: 100,
})

export const goodsDetail = {
  ...goods(0),
  skuCount: sizes.length,
  images: list(5, (at) => `/img/${at}.svg`),
  skuList: sizes.map((_, at) => sku(at)),
  specList: [{ name: '内径', values: sizes }],
  attrs: list(12, (at) => ({ name: `参数 ${at + 1}`, value: `${10 + at} mm` })),
  detailHtml: list(6, (at) => `<p>第 ${at + 1} 段：适用于电机、水泵和风机。</p>`).join(''),
  shop: { id: '1', name: '恒锐官方旗舰店', shopType: 10, score: '4.9' },
  crumbs,
  services: ['正品保障', '次日送达', '七天无理由退换'],
  activities: [],
  customizable: 20,
  documents: [],
}

/** A page of nothing. */
export const nothing = (more) => ({
  content: [],
  totalElements: 0,
  totalPages: 0,
  pageNumber: 1,
  pageSize: 10,
  ...more,
})

const amountOf = (quantity) => (quantity * price).toFixed(2)

export const cartLine = (at, quantity) => ({
  id: String(firstLine + at),
  skuId: String(firstSku + at),
  goodsId: String(firstGoods + at),
  goodsName: goods(at).goodsName,
  skuCode: `HR-${at}`,
  image: `/img/${at}.svg`,
  spec: { 精度: 'P0' },
  quantity,
  unitName: '个',
  minQuantity: 1,
  step: 1,
  checked: 10,
  price: price.toFixed(2),
  memberPrice: 20,
  amount: amountOf(quantity),
  stockQuantity: 900,
  safetyStock: 100,
  shopCarBizType: 10,
})
export const positionOfLine = (id) => Number(id) - firstLine

/** @param quantities of the lines in the cart, all of them chosen */
export function cartSummary(quantities) {
  const count = quantities.reduce((sum, quantity) => sum + quantity, 0)
  return {
    totalCount: count,
    kinds: quantities.length,
    checkedCount: count,
    checkedKinds: quantities.length,
    amount: amountOf(count),
    discount: '0.00',
    payAmount: amountOf(count),
    allChecked: 10,
  }
}

/** Lines in turn of two shops. */
export function cart(lines) {
  const half = Math.ceil(lines.length / 2)
  const shop = (id, name) => ({ id, name, shopType: 10 })
  return {
    groups: [
      { shop: shop('1', '恒锐官方旗舰店'), lines: lines.slice(0, half) },
      { shop: shop('2', '岳峰官方旗舰店'), lines: lines.slice(half) },
    ],
    invalid: [],
    summary: cartSummary(lines.map(({ quantity }) => quantity)),
  }
}

const orderLine = (at) => ({
  id: String(at + 1),
  skuId: String(firstSku + at),
  goodsId: String(firstGoods + at),
  goodsName: goods(at).goodsName,
  skuCode: `HR-${at}`,
  spec: { 精度: 'P0' },
  image: `/img/${at}.svg`,
  unitName: '个',
  quantity: 10,
  price: price.toFixed(2),
  amount: amountOf(10),
})

/** The list of a buyer with one order. */
export const orderPage = (lines) => ({
  content: [
    {
      id: '1',
      orderNo: '20261120000001',
      orderType: 10,
      state: 20,
      payAmount: amountOf(10 * lines),
      lines: list(lines, orderLine),
      shop: { id: '1', name: '恒锐官方旗舰店', shopType: 10 },
      createdAt: '2026-11-20 10:42:00',
    },
  ],
  totalElements: 1,
  totalPages: 1,
  pageNumber: 1,
  pageSize: 10,
  counts: { 20: 1 },
  members: [],
})

const branch = (id, cateName, childrenList = []) => ({
  id,
  cateName,
  cateAlias: cateName,
  cateIcon: 'cog',
  childrenList,
})
/** 20 departments with 10 groups. @param kinds in each group: 24 make 5,020 categories */
export const categoryTree = (kinds) =>
  list(20, (d) =>
    branch(
      `d${d}`,
      `部门 ${d}`,
      list(10, (g) =>
        branch(
          `d${d}g${g}`,
          `组 ${d}-${g}`,
          list(kinds, (k) => branch(`d${d}g${g}k${k}`, `深沟球轴承 ${k}`)),
        ),
      ),
    ),
  )

const block = (type, props) => ({ type, version: 1, props })

export const themePage = {
  brandColour: '#1652B0',
  themeToggle: 10,
  shell: {
    siteName: '测试工采',
    slogan: '工业品一站采购',
    company: '',
    phone: '',
    workTime: '',
    icpHtml: '',
    tabs: ['首页', '轴承', '工具', '劳保', '电气', '快速下单'].map((label, at) => ({
      label,
      url: `/goods/list/d${at}`,
    })),
    hotWords: ['轴承', '手套', '断路器', '卡尺'].map((keyword) => ({ keyword })),
    helpColumns: [],
    guarantees: [],
  },
  blocks: [
    block('quickNavigation', {
      items: ['再次采购', '快速下单', '全部分类', '退换与售后'].map((title, at) => ({
        icon: 'grid',
        title,
        text: '从历史订单直接下单',
        link: `/goods/list/d${at}`,
      })),
    }),
    block('title', { text: '热销榜单', more: { label: '全部商品', link: '/goods/list/all' } }),
    block('goodsGroup', {
      title: '轴承与传动',
      link: '/goods/list/d1',
      data: list(10, (at) => goods(at).id),
    }),
    block('imagesGroup', {
      columns: 3,
      items: ['冬季劳保专场', '阀门管件直供', '量具校准服务'].map((title, at) => ({
        title,
        text: '现货次日达',
        button: '去看看',
        picture: `/img/${at}.svg`,
        link: `/goods/list/d${at}`,
      })),
    }),
    block('newsCards', {
      title: '新闻资讯',
      items: list(5, (at) => ({
        title: `第 ${at + 1} 篇：轴承选型的几个要点`,
        categoryName: '选型',
        date: '11-18',
        pictures: [`/img/${at}.svg`],
        link: '/news',
      })),
    }),
  ],
}

export const user = {
  id: '1',
  loginAccount: 'demo',
  legalName: '王敏',
  nickName: '',
  avatar: '',
  userType: 20,
  customerType: 'corporate',
  accountKind: 'main',
  level: 1,
  certState: 20,
  hasPayPassword: 10,
  needReview: 20,
  priceMultiplier: '1.0000',
  extendInfo: { company: '苏州恒达机械' },
}

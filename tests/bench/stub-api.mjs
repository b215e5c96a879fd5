/** Answers of the API in its own form, from nothing but numbers: the same for our pages and the references. */
const goods = (at) => ({
  id: String(100001 + at),
  goodsName: `恒锐 深沟球轴承 双面橡胶密封 低噪音电机级 第 ${at} 种`,
  brandName: '恒锐',
  goodsImageShow: `/img/${at}.svg`,
  skuItemDefault: {
    skuId: String(500001 + at),
    skuCode: `HR-${at}`,
    goodsPrice: '8.60',
    stockQuantity: 900,
    minQuantity: 1,
    step: 1,
  },
  stockQuantity: 900,
  safetyStock: 100,
  priceUnitInfoList: [{ itemId: '1', unitCode: 'PC', unitName: '个', ratio: 1, defaultPriceUnit: 10 }],
  priceUnitInfoTransferList: [],
  skuCount: 1,
  sales: 10,
  tags: [],
})

const line = (at) => ({
  id: String(900001 + at),
  skuId: String(500001 + at),
  goodsId: String(100001 + at),
  goodsName: goods(at).goodsName,
  skuCode: `HR-${at}`,
  image: `/img/${at}.svg`,
  spec: { 精度: 'P0' },
  quantity: 10,
  unitName: '个',
  minQuantity: 1,
  step: 1,
  checked: 10,
  price: '8.60',
  memberPrice: 20,
  amount: '86.00',
  stockQuantity: 900,
  safetyStock: 100,
  shopCarBizType: 10,
})

const list = (size, make) => Array.from({ length: size }, (_, at) => make(at))

/** 5,020 categories: 20 departments with 10 groups of 24 kinds. */
const branch = (id, cateName, childrenList = []) => ({
  id,
  cateName,
  cateAlias: cateName,
  cateIcon: 'cog',
  childrenList,
})
const tree = list(20, (d) =>
  branch(
    `d${d}`,
    `部门 ${d}`,
    list(10, (g) =>
      branch(
        `d${d}g${g}`,
        `组 ${d}-${g}`,
        list(24, (k) => branch(`d${d}g${g}k${k}`, `深沟球轴承 ${k}`)),
      ),
    ),
  ),
)

const theme = {
  brandColour: '#1652B0',
  themeToggle: 10,
  shell: {
    siteName: '测试工采',
    slogan: '',
    company: '',
    phone: '',
    workTime: '',
    icpHtml: '',
    tabs: [{ label: '首页', url: '/' }],
    hotWords: [],
    helpColumns: [],
    guarantees: [],
  },
  blocks: [],
}

/** @param lines lines in the cart */
export function stubApi({ lines = 20 } = {}) {
  const summary = (quantity = 10) => ({
    totalCount: lines * 10 - 10 + quantity,
    kinds: lines,
    checkedCount: lines * 10 - 10 + quantity,
    checkedKinds: lines,
    amount: ((lines * 10 - 10 + quantity) * 8.6).toFixed(2),
    discount: '0.00',
    payAmount: ((lines * 10 - 10 + quantity) * 8.6).toFixed(2),
    allChecked: 10,
  })
  const page = (size) => ({
    content: list(size, goods),
    totalElements: size,
    totalPages: 1,
    pageNumber: 1,
    pageSize: size,
    facets: { brands: [], categories: [], attrs: [] },
    crumbs: [],
    hasHiddenPrices: false,
  })
  return (path, body) => {
    if (path.includes('/network/site/')) return '1001'
    if (path.endsWith('/categoryTree')) return tree
    if (path.endsWith('/themePage/info')) return theme
    if (path.endsWith('/settings/currency')) return { symbol: '¥', digit: 2, ways: 10 }
    if (path.endsWith('/goodsInfo/page')) return page(Math.min(1000, body.pageSize ?? 20))
    if (path.endsWith('/goodsInfo/listData')) return body.idList.map((id) => goods(Number(id) - 100001))
    if (path.endsWith('/userShoppingCar/count')) return { totalCount: 60 }
    if (path.endsWith('/userShoppingCar/add')) return { totalCount: 61, skipped: [] }
    if (path.endsWith('/getShopCar')) {
      return {
        groups: [{ shop: { id: '1', name: '恒锐官方旗舰店', shopType: 10 }, lines: list(lines, line) }],
        invalid: [],
        summary: summary(),
      }
    }
    if (path.includes('/updateQuantity/')) {
      const at = Number(path.split('/').at(-1)) - 900001
      const amount = (body.quantity * 8.6).toFixed(2)
      return { summary: summary(body.quantity), line: { ...line(at), quantity: body.quantity, amount } }
    }
    if (path.endsWith('/getUserInfo')) {
      return {
        id: '1',
        loginAccount: 'demo',
        legalName: '王敏',
        userType: 20,
        customerType: 'corporate',
        level: 1,
      }
    }
    return undefined
  }
}

import type { Category } from '../../src/catalogue/categories/categories.contract'

export { painted, pause, until } from './until'

/** Wraps data in an envelope. A Response is not changed. */
const envelope = (data: unknown) =>
  data instanceof Response ? data : new Response(JSON.stringify({ code: 200, message: '', data }))

/** Creates a category tree of three levels, named by position: `部门2`, `组2-1`, `类2-1-3`. */
export function categoryTree(departments: number, groups = 2, kinds = 3): Category[] {
  const node = (id: string, cateName: string, childrenList: Category[] = []): Category => ({
    id,
    cateName,
    cateAlias: cateName,
    cateIcon: 'cog',
    childrenList,
  })
  const times = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
  return times(departments).map((d) => ({
    ...node(
      `d${d}`,
      `部门${d}`,
      times(groups).map((g) =>
        node(
          `d${d}g${g}`,
          `组${d}-${g}`,
          times(kinds).map((k) => node(`d${d}g${g}k${k}`, `类${d}-${g}-${k}`)),
        ),
      ),
    ),
    cateAlias: `部门${d}/别名${d}`,
    hotWords: [`热词${d}`],
    goodsCount: 1000 * d,
  }))
}

export const theme = {
  brandColour: '#1652B0',
  themeToggle: 10,
  shell: {
    siteName: '测试工采',
    slogan: '一站式',
    company: '测试公司',
    phone: '400-000-0000',
    workTime: '工作日',
    icpHtml: '<span>苏ICP备1号</span>',
    tabs: [
      { label: '首页', url: '/' },
      { label: '部门一', url: '/goods/list/d1' },
      { label: '别处', url: 'https://example.com/' },
      { label: '没有', url: '/nowhere' },
    ],
    hotWords: [{ keyword: '轴承' }, { keyword: '手套', url: '/goods/list/d2' }],
    helpColumns: [
      {
        title: '指南',
        links: [
          { label: '登录', url: '/login' },
          { label: '没有', url: '/nowhere' },
        ],
      },
      { title: '空栏', links: [{ label: '无', url: '' }] },
    ],
    guarantees: [{ icon: 'shield', title: '正品', text: '假一赔十' }],
  },
  blocks: [] as unknown[],
}

export const goods = (id: string, more: object = {}) => ({
  id,
  goodsName: `商品 ${id}`,
  brandName: '恒锐',
  goodsImageShow: '',
  skuItemDefault: {
    skuId: `s${id}`,
    skuCode: `M${id}`,
    goodsPrice: '8.60',
    stockQuantity: 90,
    minQuantity: 1,
    step: 1,
    sellsShort: false,
    ...more,
  },
  stockQuantity: 90,
  safetyStock: 20,
  priceUnitInfoList: [{ itemId: '1', unitCode: 'ge', unitName: '个', ratio: 1, defaultPriceUnit: 10 }],
  priceUnitInfoTransferList: [],
  skuCount: 1,
  sales: 1,
  tags: [],
})

/** Responses by part of the path. They may be promises. */
type Answers = Record<string, (url: URL) => unknown>

const usual: Answers = {
  'network/site': () => 'site-1',
  'settings/currency': () => ({ symbol: '¥', digit: 2, ways: 10 }),
  themePage: () => theme,
  categoryTree: () => categoryTree(3),
  articleList: () => ({ content: [], totalElements: 0, totalPages: 0, pageNumber: 1, pageSize: 3 }),
}

/**
 * Answers the calls of elements through the `trade-fetch` event. These tests check rendering in a browser; the server
 * has separate tests.
 * @param answers additional responses; other calls get 404
 * @returns the requested URLs in order
 */
export function answerCalls(answers: Answers = {}): URL[] {
  const asked: URL[] = []
  const all = Object.entries({ ...usual, ...answers })
  document.addEventListener('trade-fetch', ({ detail }) => {
    const url = new URL(detail.url)
    // These pages' back end has no start call, so each call is asked by itself.
    if (url.pathname.endsWith('/bbb/start'))
      return detail.respondWith(Promise.resolve(new Response('', { status: 404 })))
    asked.push(url)
    const found = all.find(([path]) => url.pathname.includes(path))
    const answer = async () => (found ? envelope(await found[1](url)) : new Response('', { status: 404 }))
    detail.respondWith(answer())
  })
  return asked
}

/** Puts an element on the page. @returns its shadow root */
export function put(tag: string): ShadowRoot {
  const element = document.body.appendChild(document.createElement(tag))
  if (!element.shadowRoot) throw new Error(`${tag} is not defined`)
  return element.shadowRoot
}

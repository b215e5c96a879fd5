import { theme, goods } from './shop-answers'

type Body = { pageNumber?: number; pageSize?: number; categoryId?: string; [key: string]: unknown }
type Call = { path: string; search: URLSearchParams; body: Body }

const two = (at: number) => String(at).padStart(2, '0')

/** News 1…25, the newest first. Every fifth belongs to the second category. */
const news = Array.from({ length: 25 }, (_, at) => ({
  id: String(at + 1),
  title: `新闻 ${two(at + 1)}`,
  summary: `摘要 ${at + 1}`,
  categoryId: at % 5 ? 'c1' : 'c2',
  categoryName: at % 5 ? '指南' : '案例',
  publishedAt: `2026-10-${two(28 - at > 0 ? 28 - at : 1)} 08:00:00`,
}))
const categories = [
  { id: 'c1', name: '指南', count: 20 },
  { id: 'c2', name: '案例', count: 5 },
]

const helpTree = [
  {
    id: 'h1',
    name: '采购指南',
    articles: [
      { id: '1', title: '注册' },
      { id: '2', title: '下单' },
    ],
  },
  { id: 'h2', name: '售后', articles: [{ id: '3', title: '退换' }] },
]

const articleOf = (id: string) => {
  const at = Number(id)
  const neighbour = (to: number) => (to >= 1 && to <= 3 ? { id: String(to), title: `文章 ${to}` } : undefined)
  return {
    id,
    title: `文章 ${id}`,
    categoryName: '指南',
    summary: '',
    publishedAt: '2026-11-01 08:00:00',
    contentHtml: `<h3>正文 ${id}</h3><p>好<script>window.hit = 1</script><img src="x" onerror="window.hit = 1"></p>`,
    previous: neighbour(at - 1),
    next: neighbour(at + 1),
    ...(id === '2' && { link: '/goods/list/d1' }),
  }
}

const pageOf = <Item>(all: Item[], { pageNumber = 1, pageSize = 10 }: Body) => ({
  content: all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
  totalElements: all.length,
  totalPages: Math.ceil(all.length / pageSize),
  pageNumber,
  pageSize,
})

const service = {
  state: 20,
  phone: '400-000-6118',
  workTime: '工作日 8:30–18:00',
  chatUrl: 'https://chat.example/room?x=1',
  qrCode: '/img/qr.svg',
  messageForm: 10,
}

const listed = Array.from({ length: 12 }, (_, at) => goods(String(200 + at)))

const wire = (time: number) => new Date(time + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** Simulates the content calls of the server, as a replacement for `fetch`. Articles and activities 1 to 3 are published. */
export function contentApi() {
  const calls: Call[] = []
  const hour = 3_600_000
  const state = {
    down: new Set<string>(),
    service: { ...service },
    news,
    topics: ['如何下单', '如何退换', '如何开票'],
    /** Time of the server, which may differ from this machine's. */
    now: Date.now() - 5 * hour,
    period: [-hour, 2 * hour] as [number, number],
    announcements: [1, 2, 3].map((at) => ({
      id: String(at),
      title: `公告 ${at}`,
      categoryName: '规则',
      publishedAt: '2026-11-01 08:00:00',
      ...(at === 2 && { link: 'javascript:alert(1)' }),
    })),
  }

  const activity = (id: string) => ({
    id,
    title: `活动 ${id}`,
    summary: '一句话',
    ruleHtml: '<p>规则<script>window.hit = 1</script></p>',
    startAt: wire(state.now + state.period[0]),
    endAt: wire(state.now + state.period[1]),
    serverTime: wire(state.now),
  })

  function answer(path: string, body: Body): unknown {
    const last = path.split('/').at(-1) ?? ''
    const published = ['1', '2', '3'].includes(last)
    if (path.includes('/network/site/')) return '1001'
    if (last === 'currency') return { symbol: '¥', digit: 2, ways: 10 }
    if (path.includes('/themePage/')) return theme
    if (last === 'siteCustomer') return state.service
    if (last === 'articleList') return { ...pageOf(state.announcements, body), content: state.announcements }
    if (path.endsWith('/help/categoryTree')) return helpTree
    if (/\/(news|notice)\/page$/.test(path)) {
      const found = state.news.filter(({ categoryId }) => !body.categoryId || categoryId === body.categoryId)
      return { ...pageOf(found, body), categories: state.news.length ? categories : [] }
    }
    if (/\/(help|news|notice)\/detail\//.test(path)) return published ? articleOf(last) : undefined
    if (path.endsWith('/home/service')) {
      const links = [
        { label: '登录', url: '/login' },
        { label: '没有', url: '/nowhere' },
      ]
      return {
        topics: state.topics.map((title, at) => ({
          id: String(at),
          icon: 'cart',
          title,
          contentHtml: '<ol><li>一步</li></ol>',
          links,
        })),
      }
    }
    if (path.endsWith('/message/add')) return { id: '9' }
    if (path.includes('/activity/detail/')) return published ? activity(last) : undefined
    if (path.endsWith('/activity/goodsPage')) return pageOf(listed, body)
    return undefined
  }

  const real = globalThis.fetch
  globalThis.fetch = async (given, init = {}) => {
    const url = new URL(given instanceof Request ? given.url : given, location.href)
    if (!url.pathname.startsWith('/api/')) return real(given, init)
    const body: Body = JSON.parse(typeof init.body === 'string' ? init.body : '{}')
    calls.push({ path: url.pathname, search: url.searchParams, body })
    if ([...state.down].some((part) => url.pathname.includes(part))) throw new TypeError('down')
    const data = answer(url.pathname, body)
    return Response.json(
      data === undefined ? { code: 404, message: '不存在' } : { code: 200, message: '', data },
    )
  }
  return {
    state,
    /** Returns the requests to a path in order. */
    sent: (path: string) => calls.filter((call) => call.path.includes(path)),
  }
}

/** Puts an element with attributes on the page. */
export function mountTag(tag: string, attributes: Record<string, string> = {}): ShadowRoot {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  if (!element.shadowRoot) throw new Error(`${tag} is not defined`)
  return element.shadowRoot
}

export const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? '')

export const buttonIn = (root: ParentNode, name: RegExp) =>
  [...root.querySelectorAll<HTMLButtonElement>('button')].find((each) => name.test(each.textContent ?? ''))

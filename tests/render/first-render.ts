import { createElement } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { atom } from 'nanostores'
import { readAttributes } from '../../elements/description'
import { drawElements, type DrawingRequest, type Wanted } from '../../elements/draw-elements'
import { drawnClass, type DrawnView } from '../../elements/runtime/drawn-view'
import type { TradeElement } from '../../elements/runtime/element'
import { withStyleRules } from '../../elements/runtime/style-rules'
import { drawnBefore, type Drawn } from '../../src/core/store/drawing'
import type { Host } from '../../src/core/host/host'
import { pinned } from '../../src/core/host/pinned'
import { scopeFor, type Scope } from '../../src/core/host/scope'
import { settingsOf } from '../../src/core/host/settings'
import { memoryUrlState } from '../../src/core/address/url-state'
import { outletElement } from '../shell/outlet-element'

const modules = import.meta.glob<{ default: TradeElement }>('../../elements/trade-*.ts')

/** State of a browser besides the page. */
export type Browser = {
  /** Path and query of the page. */
  address: string
  token: string
  /** Values of `localStorage` by key. */
  stored: Readonly<Record<string, string>>
  /** True if the page is the shop's own. */
  isStorefront: boolean
  origin: string
}

/** The browser's clocks are more than a year ahead of the server's. */
const ahead = 400 * 86_400_000 + 3_700
const clocksOf = ({ now, timeOrigin }: { now: () => number; timeOrigin: number }) => ({
  performance: { now: () => now() + ahead, timeOrigin: timeOrigin + ahead },
  Date: new Proxy(Date, {
    construct: (target, given) =>
      given.length === 0 ? new target(new target().getTime() + ahead) : Reflect.construct(target, given),
  }),
})

/** Defines some globals of a page. @returns a function that removes them */
function openPage({ address, token, stored, isStorefront, origin }: Browser): () => void {
  const page = {
    location: new URL(origin + address),
    history: { state: null, replaceState() {}, pushState() {} },
    localStorage: { ...stored, getItem: (key: string) => stored[key] ?? null, setItem() {}, removeItem() {} },
    document: {
      // The second cookie is for the shop's site on a page of another origin.
      cookie: token && `PC_TOKEN=${token}; PC_TOKEN_localhost=${token}`,
      documentElement: { lang: 'zh-CN' },
      baseURI: origin + address,
      querySelector: () => null,
      getElementsByTagName: (tag: string) => (isStorefront && tag === 'trade-outlet' ? [outletElement] : []),
      addEventListener() {},
      dispatchEvent: () => true,
    },
    ShadowRoot: class {},
    addEventListener() {},
    removeEventListener() {},
    scrollY: 0,
    ...clocksOf({ now: performance.now.bind(performance), timeOrigin: performance.timeOrigin }),
    fetch: () => new Promise<never>(() => {}),
  }
  const before = Object.keys(page).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, value] of Object.entries(page))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    for (const [name, was] of before) {
      if (was) Object.defineProperty(globalThis, name, was)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}

/**
 * Renders elements on the server, and again as React's first render in a browser that hydrates them. The first render uses
 * the server's data and the stores' server snapshots, before any effect.
 * @returns both results for each element
 */
async function bothRenders(
  request: DrawingRequest,
  wanted: readonly Wanted[],
  browser: Partial<Browser> = {},
): Promise<{ tag: string; server: string; client: string }[]> {
  const { elements, shared } = await drawElements(request, wanted)
  const { path = '/', search = '' } = request.address ?? {}
  const close = openPage({
    address: path + search,
    token: request.token ?? '',
    stored: {},
    isStorefront: request.address !== undefined,
    origin: request.address || request.inside ? new URL(request.api).origin : 'http://pages.example',
    ...browser,
  })
  const scopes = pinned('scopes', () => new Map<string, Scope>())
  scopes.clear()
  try {
    const { api, site } = request
    const scope = scopeFor({ ...settingsOf(), api, site })
    const found = elements.flatMap((element, at) => (element ? [{ element, ...wanted[at] }] : []))
    // Serialized, as in the page.
    const drawnFrom: Drawn = JSON.parse(
      JSON.stringify({ ...shared, ...Object.assign({}, ...found.map(({ element }) => element.view.drawn)) }),
    )
    scope.drawing = drawnBefore(drawnFrom)
    return await Promise.all(
      found.map(async ({ element: { html, view }, tag = '', query }) => ({
        tag,
        server: html,
        client: await firstRender(scope, tag, view, query),
      })),
    )
  } finally {
    scopes.clear()
    close()
  }
}

/** Returns React's first render of an element that it hydrates. */
async function firstRender(
  scope: Scope,
  tag: string,
  view: DrawnView,
  query: Wanted['query'] = '',
): Promise<string> {
  const code = await modules[`../../elements/${tag}.ts`]?.()
  if (!code?.default.tree) throw new Error(`<${tag}> is no region`)
  const { description, tree } = code.default
  // Attributes and listeners are used only by effects, which do not run here.
  const nowhere = undefined as never
  const { locale, name, address } = view
  const host: Host = {
    element: nowhere,
    root: nowhere,
    scope,
    $locale: scope.$locale,
    $dark: atom(false),
    urlState: memoryUrlState(Object.fromEntries(new URLSearchParams(query))),
    drawn: { drawing: drawnBefore(view.drawn), locale, name, ...(address && { address }) },
  }
  const props = readAttributes(description, (attribute) => view.attributes[attribute])
  const html = renderToString(createElement(tree, { ...props, __host: host }), { identifierPrefix: name })
  return `<div class="${drawnClass}">${html}</div>`
}

/** Removes rich text, which React does not render again during hydration. */
function withoutRichText(html: string): string {
  const open = /<div[^>]* class="rich-text[^"]*"[^>]*>|<div class="rich-text[^"]*"[^>]*>/g
  let text = ''
  let from = 0
  for (let found = open.exec(html); found; found = open.exec(html)) {
    const tags = /<div\b|<\/div>/g
    tags.lastIndex = open.lastIndex
    let depth = 1
    for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
      depth += tag[0] === '</div>' ? -1 : 1
      if (depth > 0) continue
      text += html.slice(from, open.lastIndex)
      from = open.lastIndex = tag.index
      break
    }
  }
  return text + html.slice(from)
}

/** Returns the first difference of two renders with its context. */
function differenceOf({ tag, ...both }: { tag: string; server: string; client: string }): string[] {
  const server = withoutRichText(both.server)
  const client = withoutRichText(withStyleRules(both.client).html)
  if (server === client) return []
  const at = Array.from({ length: server.length }).findIndex((_, place) => client[place] !== server[place])
  const around = (html: string) => html.slice(Math.max(0, at - 160), at + 120)
  return [`${tag} at ${at}\n  server: ${around(server)}\n  client: ${around(client)}`]
}

/** Stored values of earlier visits, by the names of `keptData` (elements/runtime/kept-data.ts). */
export const storedByVisits: Readonly<Record<string, string>> = {
  'trade:localhost:guest-cart':
    '1|{"key":"first-render","lines":[{"skuId":"10000101","goodsId":"100001","quantity":20}]}',
  'trade:localhost:theme': '1|"dark"',
  'trade:localhost:language': '1|"en"',
  'trade:localhost:compare': '1|[{"id":"100001","name":"a","picture":""}]',
  'trade:localhost:list-look': '1|{"view":"table","size":"30"}',
  'trade:localhost:search-history': '1|["6204","6205"]',
  'trade:localhost:user-menu': '1|{"folded":["trade"],"visited":{}}',
  'trade:localhost:offer-draft': `1|${JSON.stringify({
    owner: '',
    key: 'first-render',
    lines: [{ key: 'a', name: 'a', quantity: '20', unit: 'a' }],
    targets: {},
    without: [],
    said: { contactName: '', contactPhone: '', expectDate: '', remark: '' },
  })}`,
  'trade:localhost:login': '1|{"account":"demo","captcha":true}',
  'trade:localhost:desktop': '1|true',
}

const shell = ['header', 'menu', 'outlet', 'footer', 'floating-bar'].map((name) => ({ tag: `trade-${name}` }))

/** Opens a test shop. @returns functions that compare both renders of a page or of element views */
export function differencesIn(shop: Pick<DrawingRequest, 'api' | 'fetch'>) {
  const site = 'localhost'
  async function found(
    request: Partial<DrawingRequest>,
    wanted: readonly Wanted[],
    browser: Partial<Browser>,
  ) {
    const both = await bothRenders({ ...shop, site, lang: 'zh-CN', ...request }, wanted, browser)
    return both.flatMap(differenceOf)
  }
  return {
    page(at: string, request: Partial<DrawingRequest> = {}, browser: Partial<Browser> = {}) {
      const [path = '', search] = at.split('?')
      const address = { path, search: search ? `?${search}` : '' }
      return found({ ...request, address }, shell, browser)
    },
    views: (
      wanted: readonly Wanted[],
      request: Partial<DrawingRequest> = {},
      browser: Partial<Browser> = {},
    ) => found(request, wanted, browser),
  }
}

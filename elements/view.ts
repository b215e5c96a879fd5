import { isMapText } from '../src/core/address/route-map'
import { hostAround, settingsOf } from '../src/core/host/settings'
import { tokenCookie } from '../src/core/host/token'
import { drawnAttribute, type DrawnElement, keepView } from './runtime/drawn-view'
import { viewNodes } from './runtime/view-nodes'

export { letSleep } from './runtime/sleeping'

/** Timeout in milliseconds; after it the element renders in the browser. */
const patience = 2_500

const ours =
  /^(api|site|lang|theme|load|class|id|style|slot|part|exportparts|routes|home|currency)$|^(data|aria|on)/

/** Returns the language around an element; empty if neither the page nor an element sets one. */
function languageOf(element: Element): string {
  const host = hostAround(element)
  return element.closest('[lang]')?.getAttribute('lang') ?? (host ? languageOf(host) : '')
}

function question(element: Element, settings: ReturnType<typeof settingsOf>, api: URL) {
  const own = [...element.attributes].filter(({ name }) => !ours.test(name))
  const asked = new URLSearchParams(own.map(({ name, value }) => [name, value]))
  asked.set('site', settings.site || location.hostname)
  asked.set('lang', settings.lang || languageOf(element))
  if (settings.home) asked.set('home', settings.home)
  if (settings.routes) asked.set('routes', settings.routes)
  if (settings.currency) asked.set('currency', settings.currency)
  if (api.origin === location.origin) asked.set('inside', '')
  if (element.getAttribute('url-state') === 'query') {
    asked.set('path', location.pathname)
    asked.set('query', location.search)
  }
  return asked
}

/** Returns whether the page shows the shop at other addresses than those of the server's links. */
function isElsewhere(api: URL): boolean {
  const storefront = document.querySelector('trade-outlet,trade-storefront')
  if (!storefront) return false
  const isNamed = storefront.matches('[base],[routing]') || document.querySelector('base[href]') !== null
  return isNamed || api.origin !== location.origin
}

const isView = (value: unknown): value is DrawnElement =>
  typeof value === 'object' &&
  value !== null &&
  ['html', 'css'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  typeof Reflect.get(value, 'view') === 'object'

/**
 * Shows the server rendering of an element before its code loads. A visitor's request is a simple one, which needs no
 * preflight and is cacheable; a member's has the token.
 * @param views base address of the views; empty: the API's
 * @returns false if there is none: the element then renders in the browser
 */
export async function showView(element: Element, views: string): Promise<boolean> {
  // Only the page can separate the path from the state within it.
  if (element.getAttribute('url-state') === 'path') return false
  const settings = settingsOf(element)
  const api = new URL(settings.api, location.href)
  if (isElsewhere(api)) return false
  // A route map in a file would have to be loaded first.
  if (settings.routes && !isMapText(settings.routes)) return false
  const token = tokenCookie('PC_TOKEN').$token.get()
  try {
    const base = views || `${api.href.replace(/\/$/, '')}/view`
    const address = `${base}/${element.localName}?${question(element, settings, api)}`
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(patience),
      credentials: 'same-origin',
      ...(token && { headers: { Authorization: token } }),
    })
    const view: unknown = answer.ok ? await answer.json() : undefined
    if (!isView(view) || !element.isConnected || element.shadowRoot) return false
    const root = element.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(view.css)
    root.adoptedStyleSheets = [sheet]
    root.append(viewNodes(view.html))
    keepView(root, view.view)
    element.setAttribute(drawnAttribute, '')
    return true
  } catch {
    return false
  }
}

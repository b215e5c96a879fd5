import { baseAddress } from '../src/core/address/base-address'
import { isMapText } from '../src/core/address/route-map'
import { hasAbility, keepAbility } from '../src/core/host/known-abilities'
import { hostAround, pageConfig, settingsOf, type Settings } from '../src/core/host/settings'
import { chosenLook } from './runtime/chosen-look'
import { buyerMark, drawnAttribute, keepView } from './runtime/drawn-view'
import { fetchView, type ViewRequest } from './runtime/fetch-view'
import { recordChanges } from './runtime/record-changes'
import { siteToken } from './runtime/site-token'
import { viewNodes } from './runtime/view-nodes'
import { version } from './version'

export { letSleep } from './runtime/sleeping'

const ours =
  /^(api|site|lang|theme|load|class|id|style|slot|part|exportparts|routes|home|currency)$|^(data|aria|on)/

/** Returns the language around an element; empty if neither the page nor an element sets one. */
function languageOf(element: Element): string {
  const host = hostAround(element)
  return element.closest('[lang]')?.getAttribute('lang') ?? (host ? languageOf(host) : '')
}

function question(element: Element, settings: Settings, api: URL) {
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

/** Returns whether the buyer chose another language or theme than that of the page. */
const isChosen = (settings: Settings) =>
  chosenLook('theme', settings) === 'dark' || chosenLook('language', settings) !== ''

/** Returns whether a script of the page has set properties. Frameworks mark elements with other names. */
const hasProperties = (element: Element) => Object.keys(element).some((name) => /^[a-z][A-Za-z]*$/.test(name))

/** Returns the request of an element's view. None: the server does not know all that decides its look. */
function requestOf(element: Element, views: string | undefined): (ViewRequest & { api: string }) | undefined {
  // Only the page can separate the path from the state within it.
  if (element.getAttribute('url-state') === 'path') return undefined
  // An opened dialog focuses a field, which needs its code at once.
  if (element.closest('dialog')) return undefined
  // Its code was faster, or a script has set what it shows.
  if (element.shadowRoot || hasProperties(element)) return undefined
  // The page replaces texts.
  if ('messages' in pageConfig()) return undefined
  const settings = settingsOf(element)
  if (views === undefined && hasAbility(settings.api, version) === false) return undefined
  const api = new URL(settings.api, location.href)
  // A route map in a file would have to be loaded first.
  if (isElsewhere(api) || isChosen(settings) || (settings.routes && !isMapText(settings.routes)))
    return undefined
  const base = views || `${baseAddress(settings.api)}/view`
  return {
    address: `${base}/${element.localName}?${question(element, settings, api)}`,
    token: siteToken(settings),
    api: settings.api,
  }
}

function isDark(element: Element): boolean {
  const { theme } = settingsOf(element)
  return theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
}

/**
 * Shows the server rendering of an element before its code loads.
 * @param views base address of the views; empty: the API's; undefined: the API's, if it has some
 * @returns false if there is none: the element then renders in the browser
 */
export async function showView(element: Element, views: string | undefined): Promise<boolean> {
  const asked = requestOf(element, views)
  if (!asked) return false
  const view = await fetchView(asked)
  if (view && views === undefined) keepAbility(asked.api, version, view !== 'none')
  if (!view || view === 'none' || !element.isConnected) return false
  // The page or the session may have changed since.
  const now = requestOf(element, views)
  const isMeant = now?.address === asked.address && now.token === asked.token
  if (!isMeant || view.view.buyer !== buyerMark(now.token)) return false
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(view.css)
  const nodes = viewNodes(view.html)
  const root = element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  root.append(nodes)
  keepView(root, view.view)
  recordChanges(root)
  element.setAttribute(drawnAttribute, isDark(element) ? 'dark' : '')
  return true
}

import { attributeName } from './attribute-name'
import { scriptSettings } from './script-settings'

/**
 * What a page says about the shop. Order of precedence: the element's own attribute › the nearest
 * `<trade-site>` around it › the script tag's `data-*` › `window.tradefrontConfig`.
 */
export type Settings = {
  /** Base address of the API: `https://mall.example.com/api`. Default: `/api` of the page. */
  api: string
  /** Key of the brand site. Default: the page's host name. */
  site: string
  /** Language tag; default: the nearest `lang` of the page, else Chinese. */
  lang: string
  /** Address of the storefront that shows routes which the page did not map; default: the API's origin. */
  home: string
  /** Route map: JSON text, or the address of a JSON file. */
  routes: string
  /** `light`, `dark` or `auto`. */
  theme: string
  /** Path or address that phones are sent to by the storefront, never by a page with elements alone. Default `/m`. */
  mobilePath: string
}

export const settingNames = ['api', 'site', 'lang', 'home', 'routes', 'theme', 'mobilePath'] as const
type Name = keyof Settings
export type Origin = 'element' | 'trade-site' | 'script' | 'config' | 'default'

// An element of the page could be named `tradefrontConfig`: only an own, plain object counts.
export function pageConfig(): Record<string, unknown> {
  const config = Object.getOwnPropertyDescriptor(globalThis, 'tradefrontConfig')?.value as unknown
  return typeof config === 'object' && config !== null && Object.getPrototypeOf(config) === Object.prototype
    ? { ...config }
    : {}
}

/** The nearest `<trade-site>` around an element, through shadow roots. */
function siteAround(element: Element): Element | null {
  const found = element.closest('trade-site')
  if (found) return found
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? siteAround(root.host) : null
}

/** What an element of ours says itself, or the one in whose shadow root it stands: a card follows its list. */
function said(attribute: string, element: Element): string | null {
  const own = element.localName.startsWith('trade-') ? element.getAttribute(attribute) : null
  if (own !== null) return own
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? said(attribute, root.host) : null
}

/** One setting of an element and where it came from. */
export function setting(name: Name, element?: Element): { value: string; from: Origin } {
  const attribute = attributeName(name)
  const own = element && said(attribute, element)
  if (own !== null && own !== undefined) return { value: own, from: 'element' }
  const around = element && siteAround(element)?.getAttribute(attribute)
  if (around !== null && around !== undefined) return { value: around, from: 'trade-site' }
  if (Object.hasOwn(scriptSettings, name)) return { value: scriptSettings[name] ?? '', from: 'script' }
  const config = pageConfig()
  const configured = Object.hasOwn(config, name) ? config[name] : undefined
  if (typeof configured === 'string') return { value: configured, from: 'config' }
  if (name === 'routes' && typeof configured === 'object')
    return { value: JSON.stringify(configured), from: 'config' }
  return { value: fallback[name], from: 'default' }
}

const fallback: Settings = {
  api: '/api',
  site: '',
  lang: '',
  home: '',
  routes: '',
  theme: '',
  mobilePath: '/m',
}

export const settingsOf = (element?: Element): Settings => {
  const all = Object.fromEntries(settingNames.map((name) => [name, setting(name, element).value]))
  return all as Settings
}

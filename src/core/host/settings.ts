import { scriptSettings } from './script-settings'

/**
 * Settings of the shop on a page. Order of precedence: the element's own attribute › the nearest `<trade-site>` around
 * it › the script tag's `data-*` › `window.tradefrontConfig`.
 */
export type Settings = {
  /** Base address of the API: `https://mall.example.com/api`. Default: `/api` of the page. */
  api: string
  /** Key of the brand site. Default: the page's host name. */
  site: string
  /** Language tag; default: the nearest `lang` of the page, otherwise Chinese. */
  lang: string
  /** Address of the storefront for routes that the page did not map; default: the API's origin. */
  home: string
  /** Route map: JSON text, or the address of a JSON file. */
  routes: string
  /** `light`, `dark` or `auto`. */
  theme: string
  /** ISO 4217 code of the currency of amounts, such as `EUR`; default: from the API. */
  currency: string
}

/** Each is also the name of an attribute. */
export const settingNames = ['api', 'site', 'lang', 'home', 'routes', 'theme', 'currency'] as const
/**
 * Settings of the script tag only, for all elements: base address of server-rendered views, the redirect of phones for a
 * shop at its API's own origin, and the id of the page's brand site, which then need not be found first.
 */
export const tagSettings = ['views', 'mobilePath', 'siteId'] as const
type Name = keyof Settings
export type Origin = 'element' | 'trade-site' | 'script' | 'config' | 'default'

// An element of the page could be named `tradefrontConfig`, so only an own, plain object counts.
export function pageConfig(): Record<string, unknown> {
  const config = Object.getOwnPropertyDescriptor(globalThis, 'tradefrontConfig')?.value as unknown
  return typeof config === 'object' && config !== null && Object.getPrototypeOf(config) === Object.prototype
    ? { ...config }
    : {}
}

/** Returns the element whose shadow root contains this element. */
export const hostAround = (element: Element): Element | undefined => {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : undefined
}

/**
 * Returns the sources of an element's settings: the element, the kit's elements whose shadow roots contain it, and the
 * nearest `<trade-site>`.
 */
function around(element?: Element) {
  const own: Element[] = []
  let site: Element | null = null
  for (let at = element; at; at = hostAround(at)) {
    if (at.localName.startsWith('trade-')) own.push(at)
    site ??= at.closest('trade-site')
  }
  return { own, site, config: pageConfig() }
}

type SettingValue = { value: string; from: Origin }

function find(name: Name, { own, site, config }: ReturnType<typeof around>): SettingValue {
  // An element in a shadow root inherits the attributes of its host, as a card those of its list.
  const value = own.find((element) => element.hasAttribute(name))?.getAttribute(name)
  if (value !== null && value !== undefined) return { value, from: 'element' }
  const ofSite = site?.getAttribute(name)
  if (ofSite !== null && ofSite !== undefined) return { value: ofSite, from: 'trade-site' }
  if (Object.hasOwn(scriptSettings, name)) return { value: scriptSettings[name] ?? '', from: 'script' }
  const configured = Object.hasOwn(config, name) ? config[name] : undefined
  if (typeof configured === 'string') return { value: configured, from: 'config' }
  if (name === 'routes' && typeof configured === 'object')
    return { value: JSON.stringify(configured), from: 'config' }
  return { value: fallback[name] ?? '', from: 'default' }
}

/** Returns a setting of an element and its origin. */
export const setting = (name: Name, element?: Element): SettingValue => find(name, around(element))

const fallback: Partial<Settings> = { api: '/api' }

export const settingsOf = (element?: Element): Settings => {
  const speakers = around(element)
  const all = Object.fromEntries(settingNames.map((name) => [name, find(name, speakers).value]))
  return all as Settings
}

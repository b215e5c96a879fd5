import { refuse } from './refusal'
import { either } from './stricter'

/** How one brand site differs where the server's core has to know it; its looks and texts are rows. */
export type SiteOptions = {
  /** `always`: a captcha with every login · `failures`: after three wrong passwords. */
  captcha: 'always' | 'failures'
}

export type Sites = {
  /** Site id by exact host name. */
  hosts: ReadonlyMap<string, string>
  options: ReadonlyMap<string, SiteOptions>
  /** The site of every other host; left out: they are none. */
  otherwise?: string
}

/** Finds the sites that a request may be about. */
export type FindSites = (told: Sites, host: string, named?: unknown) => Promise<Sites>

/** Whether a site is switched on. @throws Refusal 423 it is not */
export type OnlyOpen = (site: string) => Promise<void>

/** Of two sites' options the stricter of each. */
const stricter = (one: SiteOptions, other: SiteOptions): SiteOptions => ({
  captcha: either('always', one.captcha, other.captcha),
})

/** What a site that nobody knows asks for. */
const strictest: SiteOptions = { captcha: 'always' }

/** Ids of the brand sites: the default one, and the demo's: a second one, one without goods, and a group of sites. */
export const siteIds = { main: '1001', north: '1002', newshop: '1003', group: '1004' } as const

/** What credit, deposits and points are counted in; a site of another currency takes none of them. */
export const accountCurrency = 'CNY'

const thisMachine: [host: string, site: string][] = [
  ['localhost', siteIds.main],
  ['127.0.0.1', siteIds.main],
  ['[::1]', siteIds.main],
]

/** The one brand site of a shop that is no demo, by the names of this machine; its own hosts are configured. */
export const ownSite: Sites = {
  hosts: new Map(thisMachine),
  options: new Map<string, SiteOptions>([[siteIds.main, { captcha: 'always' }]]),
}

export const demoSites: Sites = {
  hosts: new Map<string, string>([
    ...thisMachine,
    ['north.localhost', siteIds.north],
    ['newshop.localhost', siteIds.newshop],
    ['group.localhost', siteIds.group],
  ]),
  options: new Map<string, SiteOptions>([
    [siteIds.main, { captcha: 'always' }],
    [siteIds.north, { captcha: 'failures' }],
    [siteIds.newshop, { captcha: 'failures' }],
    [siteIds.group, { captcha: 'failures' }],
  ]),
}

/** A host name as sites know it: `North.localhost:4173` is `north.localhost`. */
export const withoutPort = (host: string) => host.toLowerCase().replace(/:\d{1,5}$/, '')

/**
 * The brand site of a host name, with or without a port; empty when nobody knows it.
 * @param host for example `north.localhost:4173`
 */
export function siteOfHost({ hosts, otherwise = '' }: Sites, host: string): string {
  return hosts.get(withoutPort(host)) ?? otherwise
}

/**
 * The site that a request is about: the one it names (`brandTerminalId`, also for pages embedded elsewhere),
 * else the one of its host. An unknown name is no site.
 */
export function siteOf(sites: Sites, host: string, named: unknown): string {
  if (named === undefined || named === null || named === '') return siteOfHost(sites, host)
  const id = typeof named === 'number' ? String(named) : named
  return typeof id === 'string' && sites.options.has(id) ? id : ''
}

/** Whether the process was told of the site that a request is about, and of that of its host. */
export const tellsOf = (sites: Sites, host: string, named: unknown) =>
  siteOfHost(sites, host) !== '' && ((named ?? '') === '' || siteOf(sites, host, named) !== '')

/**
 * What a request names its site by, in its query or in its body.
 * @throws Refusal 400 it names several, or one by something that is no id
 */
export function namedSite(search: URLSearchParams, json: unknown): unknown {
  const inBody =
    typeof json === 'object' && json !== null && 'brandTerminalId' in json ? json.brandTerminalId : undefined
  const said = [...search.getAll('brandTerminalId'), inBody].filter((one) => (one ?? '') !== '')
  if (!said.every((one) => typeof one === 'string' || typeof one === 'number'))
    throw refuse(400, ['站点参数错误', 'The brand site is not named by an id.'])
  if (new Set(said.map(String)).size > 1)
    throw refuse(400, ['请求指定了多个站点', 'The request names several brand sites.'])
  return said[0]
}

/**
 * The sites whose rules a request keeps: the one that it is about comes first, then that of its host. Whoever names
 * a site must not get round the rules of the one that they stand in.
 */
export const rulingSites = (sites: Sites, host: string, site: string): string[] => [
  ...new Set([site, siteOfHost(sites, host)]),
]

/** What those sites ask for together. */
export const optionsTogether = ({ options }: Sites, ruledBy: readonly string[]): SiteOptions =>
  ruledBy.map((site) => options.get(site) ?? strictest).reduce(stricter)

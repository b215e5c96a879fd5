import { refuse } from '../http/refusal'
import { stricterValue } from './stricter-value'

/** Options of a brand site that the server's core needs. Appearance and texts are in the database. */
export type SiteOptions = {
  /** `always`: a captcha at every login. `failures`: after three wrong passwords. */
  captcha: 'always' | 'failures'
}

export type Sites = {
  /** Site id by exact host name. */
  hosts: ReadonlyMap<string, string>
  options: ReadonlyMap<string, SiteOptions>
  /** Site of unknown hosts. Without it, they belong to none. */
  otherwise?: string
}

/** Finds the sites that a request may refer to. */
export type FindSites = (sites: Sites, host: string, named?: unknown) => Promise<Sites>

/** Checks that a site is switched on. @throws Refusal 423 otherwise */
export type OnlyOpen = (site: string) => Promise<void>

/** Returns the stricter of two sites' options. */
const stricter = (one: SiteOptions, other: SiteOptions): SiteOptions => ({
  captcha: stricterValue('always', one.captcha, other.captcha),
})

/** Options of an unknown site. */
const strictest: SiteOptions = { captcha: 'always' }

/** Ids of the brand sites: the default one and, in a demo, a second one, one without goods, and a group. */
export const siteIds = { main: '1001', north: '1002', newshop: '1003', group: '1004' } as const

/** Currency of credit, deposits and points. Sites with another currency do not use them. */
export const accountCurrency = 'CNY'

const thisMachine: [host: string, site: string][] = [
  ['localhost', siteIds.main],
  ['127.0.0.1', siteIds.main],
  ['[::1]', siteIds.main],
]

/** The brand site of a real shop, under the names of this machine. Its own hosts are configured. */
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

/** Normalises a host name: `North.localhost:4173` becomes `north.localhost`, `商城.example` becomes `xn--czru2d.example`. */
export function withoutPort(host: string): string {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '')
  // Browsers send names of other scripts in ASCII.
  return /[^\0-\x7f]/.test(name) && URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name
}

/**
 * Returns the id of a host's brand site, or an empty text.
 * @param host with or without port, such as `north.localhost:4173`
 */
export function siteOfHost({ hosts, otherwise = '' }: Sites, host: string): string {
  return hosts.get(withoutPort(host)) ?? otherwise
}

/**
 * Returns the id of the site that a request names (`brandTerminalId`, also for embedded pages), otherwise that of its
 * host. Empty for an unknown name.
 */
export function siteOf(sites: Sites, host: string, named: unknown): string {
  if (named === undefined || named === null || named === '') return siteOfHost(sites, host)
  const id = typeof named === 'number' ? String(named) : named
  return typeof id === 'string' && sites.options.has(id) ? id : ''
}

/** Returns whether the configuration knows both the named site and that of the host. */
export const tellsOf = (sites: Sites, host: string, named: unknown) =>
  siteOfHost(sites, host) !== '' && ((named ?? '') === '' || siteOf(sites, host, named) !== '')

/**
 * Reads `brandTerminalId` from the query or the body.
 * @throws Refusal 400 several different ones, or not an id
 */
export function namedSite(search: URLSearchParams, json: unknown): unknown {
  const inBody =
    typeof json === 'object' && json !== null && 'brandTerminalId' in json ? json.brandTerminalId : undefined
  const siteIds = [...search.getAll('brandTerminalId'), inBody].filter((one) => (one ?? '') !== '')
  if (!siteIds.every((one) => typeof one === 'string' || typeof one === 'number'))
    throw refuse(400, ['站点参数错误', 'The brand site is not named by an id.'])
  if (new Set(siteIds.map(String)).size > 1)
    throw refuse(400, ['请求指定了多个站点', 'The request names several brand sites.'])
  return siteIds[0]
}

/**
 * Returns the sites whose rules apply: the named one first, then that of the host, so that naming another site does not
 * evade the rules of the current one.
 */
export const rulingSites = (sites: Sites, host: string, site: string): string[] => [
  ...new Set([site, siteOfHost(sites, host)]),
]

/** Returns the strictest combination of the sites' options. */
export const optionsTogether = ({ options }: Sites, ruledBy: readonly string[]): SiteOptions =>
  ruledBy.map((site) => options.get(site) ?? strictest).reduce(stricter)

/** How one brand site differs where the server's core has to know it; its looks and texts are rows. */
export type SiteOptions = {
  /** `always`: a captcha with every login · `failures`: after three wrong passwords. */
  captcha: 'always' | 'failures'
}

export type Sites = {
  /** Site id by exact host name. */
  hosts: ReadonlyMap<string, string>
  options: ReadonlyMap<string, SiteOptions>
}

/** Ids of the demo's brand sites: the default one, a second one, one without goods, and a group of sites. */
export const siteIds = { main: '1001', north: '1002', newshop: '1003', group: '1004' } as const

export const defaultSites: Sites = {
  hosts: new Map<string, string>([
    ['localhost', siteIds.main],
    ['127.0.0.1', siteIds.main],
    ['[::1]', siteIds.main],
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

/**
 * The brand site of a host name, with or without a port; empty when nobody knows it.
 * @param host for example `north.localhost:4173`
 */
export function siteOfHost({ hosts }: Sites, host: string): string {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '')
  return hosts.get(name) ?? ''
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

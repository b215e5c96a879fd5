import type { ConsoleVisit } from '../../core/operator/console'
import { siteOfHost, withoutPort } from '../../core/config/site'
import type { Site } from './brand-site.table'

/** Returns the URL of a page of a brand site, with the site's host if it differs from the console's. */
export function siteAddress(
  { c }: Pick<ConsoleVisit, 'c'>,
  { id, hosts }: Pick<Site, 'id' | 'hosts'>,
  path: string,
): string {
  const { sites } = c.var.surroundings.config
  const host = c.req.header('host') ?? ''
  if (siteOfHost(sites, host) === id) return path
  const own = [...sites.hosts].find(([, site]) => site === id)?.[0] ?? hosts[0]
  return own === undefined ? path : `//${own}${host.slice(withoutPort(host).length)}${path}`
}

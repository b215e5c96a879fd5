import { eq } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { tellsOf, type Sites } from '../../core/config/site'
import { brandSite, siteOption } from './brand-site.table'

/**
 * Returns the configured sites if one of them matches the request. Otherwise adds the sites from the database, so that a
 * new site needs no restart.
 */
export async function sitesFor(sites: Sites, host: string, named?: unknown): Promise<Sites> {
  if (tellsOf(sites, host, named)) return sites
  const rows = await db()
    .select({ id: brandSite.id, hosts: brandSite.hosts, captcha: siteOption.captcha })
    .from(brandSite)
    .innerJoin(siteOption, eq(siteOption.siteId, brandSite.id))
  const hosts = rows.flatMap(({ id, hosts: names }) => names.map((name) => [name, id] as const))
  return {
    ...sites,
    hosts: new Map([...hosts, ...sites.hosts]),
    options: new Map([...rows.map(({ id, captcha }) => [id, { captcha }] as const), ...sites.options]),
  }
}

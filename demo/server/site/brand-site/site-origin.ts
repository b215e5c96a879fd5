import { eq } from 'drizzle-orm'
import type { Config } from '../../core/config/config'
import { db } from '../../core/database/db'
import { originAt } from '../../core/http/origin'
import { brandSite } from './brand-site.table'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/

/**
 * Returns the origin of a brand site's pages, for links outside of a request. A real shop needs a host name of its own for it:
 * `SITE_HOSTS`, or the site's hosts in the console.
 */
export async function siteOrigin(siteId: string, config: Config): Promise<string | undefined> {
  const [row] = await db().select({ hosts: brandSite.hosts }).from(brandSite).where(eq(brandSite.id, siteId))
  const configured = [...config.sites.hosts].filter(([, site]) => site === siteId).map(([host]) => host)
  const hosts = [...configured, ...(row?.hosts ?? [])]
  const own = hosts.find((host) => !loopback.test(host))
  if (own !== undefined) return originAt(own, config)
  const [local] = hosts
  return local === undefined || config.production ? undefined : originAt(`${local}:${config.port}`, config)
}

import { html } from 'hono/html'
import { logSparingly } from '../observability/log-sparingly'
import { plainPage } from './plain-page'
import { siteOfHost } from '../config/site'
import type { AppContext } from './surroundings'

/** Returns whether no brand site is configured for the host name of a request. */
export async function isUnknownHost(c: AppContext): Promise<boolean> {
  const { config, findSites } = c.var.surroundings
  const { host } = new URL(c.req.url)
  return siteOfHost(await findSites(config.sites, host), host) === ''
}

/** A page without any site's name or look, because none was asked for. The log names the setting to change. */
export function unknownHostPage(c: AppContext) {
  const { hostname } = new URL(c.req.url)
  logSparingly(
    c.var.surroundings.log,
    'unknown host',
    `no site is configured for ${hostname}. If it is the shop’s, add it to SITE_HOSTS`,
  )
  return plainPage(
    c,
    '站点不存在 · Unknown site',
    html`<p>此域名未配置任何商城，请检查网址。</p>
      <p lang="en">No shop is configured for this host name. Check the address.</p>`,
    404,
  )
}

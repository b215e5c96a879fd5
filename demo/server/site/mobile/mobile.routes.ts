import { html } from 'hono/html'
import { safeRedirect } from '../../../../src/session/sign-in/redirect'
import type { Config } from '../../core/config/config'
import { ownMobilePath } from '../../core/http/mobile-path'
import { plainPage } from '../../core/http/plain-page'
import { siteOfHost } from '../../core/config/site'
import type { App } from '../../core/http/surroundings'
import { siteById } from '../brand-site/brand-sites'
import { sitesFor } from '../brand-site/sites-for'

/** Returns the same page with a request for the desktop version. */
function desktopAddress(to: string): string {
  const url = new URL(to, 'https://shop.invalid')
  url.searchParams.set('desktop', '1')
  return url.pathname + url.search + url.hash
}

/** Serves the default landing page for phones: a plain page with a link to the desktop version. */
export function routes(app: App, { mobilePath, sites }: Config) {
  if (mobilePath !== ownMobilePath) return
  app.get(ownMobilePath, async (c) => {
    const host = c.req.header('host') ?? ''
    const { name, phone, workTime } = await siteById(siteOfHost(await sitesFor(sites, host), host))
    const to = safeRedirect(c.req.query('to'), c.req.url) ?? '/'
    return plainPage(
      c,
      name,
      html`<p>本商城为电脑版设计。<span lang="en">This shop is made for desktop browsers.</span></p>
        ${phone && html`<p>客服热线 <span lang="en">Phone</span> <a href="tel:${phone}">${phone}</a>${workTime && html`（${workTime}）`}</p>`}
        <p>
          <a href="${desktopAddress(to)}">访问电脑版 · <span lang="en">Desktop version</span></a>
        </p>`,
    )
  })
}

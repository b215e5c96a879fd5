import { currencySettings, findSite } from '../../../../src/site/brand-site/brand-site.contract'
import { salespersonSetting } from '../../../../src/site/brand-site/salesperson.contract'
import { seo } from '../../../../src/site/brand-site/seo.contract'
import { siteCustomerService } from '../../../../src/site/customer-service/site-customer-service.contract'
import { siteOption } from '../../../../src/site/brand-site/site-option.contract'
import { yes } from '../../../../src/core/api/shapes'
import { notFound } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { Config } from '../../core/config/config'
import type { App } from '../../core/http/surroundings'
import { onlyOpen } from './only-open'
import { seoOf, siteById, siteKeys, siteNamed } from './brand-sites'
import { memberOptionsOf, settingsOf } from './site-settings'

/** Browser cache lifetime in seconds. The texts rarely change. */
const cache = 60

export function routes(app: App, config: Config) {
  // The doctor shows the keys if a page names an unknown site. A real shop does not disclose its sites.
  if (config.demo) app.get('/api/demo/sites', async (c) => c.json({ code: 200, data: await siteKeys() }))
  serve(
    app,
    findSite,
    async ({ asked, config }) => {
      const found = await siteNamed(config.sites, asked.path.siteKeyFromHost)
      await onlyOpen(found.id)
      return found.groupSite === yes ? found : found.id
    },
    { cache, evenShut: true },
  )

  serve(
    app,
    salespersonSetting,
    async ({ asked }) => (await siteById(asked.path.brandSiteId)).salespersonFlag,
    { cache },
  )

  serve(app, currencySettings, ({ site, ruledBy }) => settingsOf(site, ruledBy), { cache })

  serve(app, siteOption, ({ ruledBy }) => memberOptionsOf(ruledBy))

  serve(
    app,
    siteCustomerService,
    async ({ site }) => {
      const { serviceState, chatUrl, imLink, phone, workTime, qrCode, messageForm } = await siteById(site)
      const optional = {
        chatUrl: chatUrl ?? undefined,
        imLink: imLink ?? undefined,
        qrCode: qrCode ?? undefined,
      }
      return { state: serviceState, phone, workTime, messageForm, ...optional }
    },
    { cache, evenShut: true },
  )

  serve(
    app,
    seo,
    async ({ asked, site }) => {
      const found = await seoOf(site, asked.query.seoCode)
      if (!found) throw notFound()
      return found
    },
    { cache },
  )
}

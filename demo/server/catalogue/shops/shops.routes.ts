import { shopDetail, shopPage } from '../../../../src/catalogue/shops/shops.contract'
import { pageWith } from '../../core/page-with'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { siteById } from '../../site/brand-site/brand-sites'
import { departmentsOf, countShops, shopOf, shopsOf } from './shops'

export function routes(app: App) {
  serve(app, shopPage, async ({ asked: { body }, site }) => {
    await siteById(site)
    return pageWith(await shopsOf(body), await countShops(body), body)
  })

  serve(app, shopDetail, async ({ asked: { path }, site }) => {
    await siteById(site)
    return { ...(await shopOf(path.id)), categories: await departmentsOf(path.id) }
  })
}

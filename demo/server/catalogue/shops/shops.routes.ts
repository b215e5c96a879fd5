import { shopDetail, shopPage } from '../../../../src/catalogue/shops/shops.contract'
import { mayEnter } from '../../account/private-shops/private-shops'
import { pageWith } from '../../core/database/page-with'
import { refuse } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { siteById } from '../../site/brand-site/brand-sites'
import { departmentsOf, countShops, shopOf, shopsOf } from './shops'

const notLetIn = () => refuse(403, ['私域店铺，需申请后进入', 'This is a private shop. Apply to enter.'])

export function routes(app: App) {
  serve(app, shopPage, async ({ asked: { body }, who, site }) => {
    await siteById(site)
    const reader = { who, site }
    return pageWith(await shopsOf(body, reader), await countShops(body, reader), body)
  })

  serve(app, shopDetail, async ({ asked: { path }, site, who }) => {
    await siteById(site)
    if (!(await mayEnter(who, path.id))) throw notLetIn()
    const reader = { who, site }
    return { ...(await shopOf(path.id, reader)), categories: await departmentsOf(path.id, reader) }
  })
}

import { giftDetail, giftPage } from '../../../../src/catalogue/gifts/gifts.contract'
import { pageWith } from '../../core/database/page-with'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { siteById } from '../../site/brand-site/brand-sites'
import { countGifts, giftOf, giftsOf } from './gifts'

export function routes(app: App) {
  serve(app, giftPage, async ({ asked: { body }, site, who }) => {
    await siteById(site)
    return pageWith(await giftsOf({ who, site }, body), await countGifts({ who, site }, body), body)
  })

  serve(app, giftDetail, async ({ asked: { path }, site, who }) => {
    await siteById(site)
    return giftOf({ who, site }, path.id)
  })
}

import { searchSuggestions } from '../../../../src/catalogue/goods/goods.contract'
import { minute } from '../../core/business-time'
import { limit } from '../../core/limit'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { siteById } from '../../site/brand-site/brand-sites'
import { suggestionsFor } from './suggestions'

export function routes(app: App) {
  serve(app, searchSuggestions, async ({ asked, site, address }) => {
    limit(`suggest|${address}`, 120, minute)
    await siteById(site)
    return suggestionsFor(asked.query.keyword)
  })
}

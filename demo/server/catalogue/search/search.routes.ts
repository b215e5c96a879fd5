import { searchSuggestions } from '../../../../src/catalogue/goods/goods.contract'
import { minute } from '../../core/business-time'
import { limit } from '../../core/limit'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { siteById } from '../../site/brand-site/brand-sites'
import { askerOf } from '../goods/asker'
import { goodsFor } from './suggested-goods'
import { namedBy } from './suggested-groups'
import { suggestionsFor } from './suggestions'
import { wantedOf } from './wanted'

export function routes(app: App) {
  serve(app, searchSuggestions, async (call) => {
    const { keyword } = call.asked.query
    limit(`suggest|${call.address}`, 120, minute)
    await siteById(call.site)
    const wanted = await wantedOf(keyword)
    return [
      ...(await suggestionsFor(keyword)),
      ...(await namedBy(wanted)),
      ...(await goodsFor(wanted, await askerOf(call))),
    ]
  })
}

import { searchSuggestions } from '../../../../src/catalogue/goods/goods.contract'
import { minute } from '../../core/time/business-time'
import { limitHere } from '../../core/security/limit'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { askerOf } from '../goods/asker'
import { audienceOf } from '../goods/audience'
import { goodsFor } from './suggested-goods'
import { namedBy } from './suggested-groups'
import { suggestionsFor } from './suggestions'
import { wantedOf } from './wanted'

export function routes(app: App) {
  serve(
    app,
    searchSuggestions,
    async (call) => {
      const { keyword } = call.asked.query
      const asker = await askerOf(call)
      const wanted = await wantedOf(keyword)
      const groups = await namedBy(wanted, asker)
      // In parallel, because both are slow in a large catalogue.
      const [words, goods] = await Promise.all([suggestionsFor(keyword, asker), goodsFor(wanted, asker)])
      return [...words, ...groups, ...goods]
    },
    // The client sends one request per keystroke.
    { audienceOf, before: ({ address }) => limitHere('suggestions', { address }, 120, minute) },
  )
}

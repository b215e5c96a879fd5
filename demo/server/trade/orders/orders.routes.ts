import { buyAgain } from '../../../../src/trade/orders/orders.contract'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { countOf } from '../cart/cart-count'
import { orderAgain } from './buy-again'

export function routes(app: App) {
  serve(app, buyAgain, async ({ asked, who, language }) => {
    const answer = await orderAgain(asked.path.id, who, language)
    return { ...answer, totalCount: await countOf(who.customerId) }
  })
}

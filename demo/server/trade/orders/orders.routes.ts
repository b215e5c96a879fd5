import { buyAgain, cancelOrder, pageOrders } from '../../../../src/trade/orders/orders.contract'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { countOf } from '../cart/cart-count'
import { orderAgain } from './buy-again'
import { cancelOwn, ordersPage } from './own-orders'

export function routes(app: App) {
  serve(app, buyAgain, async ({ asked, who, language }) => {
    const answer = await orderAgain(asked.path.id, who, language)
    return { ...answer, totalCount: await countOf(who.customerId) }
  })

  serve(app, pageOrders, ({ asked, who }) => ordersPage(who, asked.body))

  serve(app, cancelOrder, ({ asked, who }) => cancelOwn(who, asked.path.id, asked.body), {
    words: { cancelReason: ['取消原因', 'reason'] },
  })
}

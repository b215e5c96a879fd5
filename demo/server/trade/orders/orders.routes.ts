import { orderDetail } from '../../../../src/trade/orders/order-detail.contract'
import { exportOrders } from '../../../../src/trade/orders/order-export.contract'
import * as steps from '../../../../src/trade/orders/order-steps.contract'
import { buyAgain, pageOrders } from '../../../../src/trade/orders/orders.contract'
import { exportRows } from '../../account/downloads/queue-export'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { countOf } from '../cart/cart-count'
import { orderAgain } from './buy-again'
import { detailOf } from './order-detail'
import { orderIds, ordersPage } from './orders-page'
import { cancelOwn, checkOwn, hideOwn, receiveOwn, remindOwn, signOwn } from './own-orders'
import { reviewByCall } from '../requests/review-request'

export function routes(app: App) {
  serve(app, buyAgain, async ({ asked, who, language }) => {
    const answer = await orderAgain(asked.path.id, who, language)
    return { ...answer, totalCount: await countOf(who) }
  })

  serve(app, pageOrders, ({ asked, who }) => ordersPage(who, asked.body))

  serve(
    app,
    exportOrders,
    (call) => exportRows(call, 'order', orderIds(call.who, call.asked.body), call.asked.body.idList),
    { alsoGet: true },
  )

  serve(app, orderDetail, ({ asked, who, language, log }) => detailOf(asked.path.no, who, language, log))

  serve(app, steps.cancelOrder, ({ asked, who }) => cancelOwn(who, asked.path.id, asked.body), {
    words: { cancelReason: ['取消原因', 'reason'] },
  })

  serve(app, steps.receiveOrder, ({ asked, who }) => receiveOwn(who, asked.path.id))

  serve(app, steps.signOrder, ({ asked, who }) => signOwn(who, asked.path.id, asked.body.name), {
    words: { name: ['签署人', 'signer’s name'] },
  })

  serve(app, steps.remindOrder, ({ asked, who }) => remindOwn(who, asked.path.id))

  serve(app, steps.hideOrder, ({ asked, who }) => hideOwn(who, asked.path.id))

  serve(app, steps.checkGoods, ({ asked, who }) => checkOwn(who, asked.path.id, asked.body), { lines: true })

  serve(app, steps.reviewOrder, ({ asked, who }) => reviewByCall(who, asked.path.id, asked.body), {
    lines: true,
    words: { reason: ['驳回原因', 'reason'] },
  })
}

import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { listRange } from '../../core/store/list-range'
import { codeOf, id, page, paging, yesNo } from '../../core/api/shapes'
import { keyword, text } from '../../core/api/text-shapes'
import { orderRow } from '../../trade/orders/orders.contract'
import { foundSku } from '../quick-order/quick-order.contract'

const base = '/bbb/userCenter/often'

const oftenGoods = z.extend(foundSku, {
  /** Number of completed orders with the SKU. */
  times: z.int(),
  /** Day of the latest of these orders, `yyyy-MM-dd`. */
  lastAt: z.string(),
  /** Pinned to the top of the list. */
  pinned: yesNo,
})
export type OftenGoods = z.output<typeof oftenGoods>

const oftenOrder = z.extend(orderRow, {
  /** Number of orders with exactly the same SKUs; this is the latest of them. */
  times: z.int(),
})
export type OftenOrder = z.output<typeof oftenOrder>

export const oftenGoodsPage = endpoint(`POST ${base}/goodsPage`, {
  about: 'Lists the SKUs that the buyer has bought: pinned ones first, then those with the most orders.',
  needs: 'token',
  body: z.object({ ...paging, keyword: z.optional(keyword()), categoryId: z.optional(id) }),
  data: page(oftenGoods),
})

export const oftenOrderPage = endpoint(`POST ${base}/orderPage`, {
  about: 'Lists sets of SKUs that were ordered together more than once, the most frequent first.',
  needs: 'token',
  body: z.object({
    ...paging,
    keyword: z.optional(keyword()),
    /** Period in months back from today; absent: unlimited. */
    timeRange: z.optional(codeOf(listRange)),
  }),
  data: page(oftenOrder),
})

export const pinOften = endpoint(`PUT ${base}/pin/{skuId}`, {
  about: 'Pins a SKU to the top of the often-bought goods, or unpins it.',
  needs: 'token',
  body: z.object({ pinned: yesNo }),
  data: z.boolean(),
})

/** The query has the SKU ids, separated by commas. */
export const forgetOften = endpoint(`DELETE ${base}/deleteBatch`, {
  about: 'Removes SKUs from the often-bought goods until they are bought again.',
  needs: 'token',
  query: z.object({ ids: text(20_000, 1) }),
  data: z.boolean(),
})

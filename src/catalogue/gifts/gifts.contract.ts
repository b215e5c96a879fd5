import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, id, money, page, paging, wording } from '../../core/api/shapes'
import { giftWay } from './gift-way'

const points = z.optional(z.int().check(z.minimum(0), z.maximum(9_999_999)))

const gift = z.object({
  id,
  name: wording,
  /** Address of a picture. */
  image: z.string(),
  /** A code of `giftWay`. */
  way: z.int(),
  /** Points for one piece; 0 for a gift that comes with an order. */
  pointsPrice: z.int(),
  /** Money in addition to the points; absent if only points are due, or if the price is hidden from the visitor. */
  cashPrice: z.optional(money),
  priceHidden: z.optional(z.boolean()),
  /** Minimum order amount that includes the gift. */
  orderAmount: z.optional(money),
  /** Available pieces; visitors receive a code of `stockState` instead. */
  stock: z.optional(z.int()),
  stockState: z.optional(z.int()),
  unitName: wording,
})
export type Gift = z.output<typeof gift>

export const giftPage = endpoint('POST /bbb/gift/page', {
  simple: true,
  about: 'Lists the gifts of the brand site: in exchange for points, or with orders.',
  body: z.object({
    ...paging,
    brandTerminalId: id,
    way: z.optional(codeOf(giftWay)),
    minPoints: points,
    maxPoints: points,
  }),
  data: page(gift),
})

export const giftDetail = endpoint('GET /bbb/gift/detail/{id}', {
  about: 'Returns a gift with its product and the number of pieces that a buyer may get.',
  query: z.object({ brandTerminalId: id }),
  data: z.extend(gift, {
    goodsId: id,
    skuCode: z.string(),
    spec: z.record(wording, wording),
    /** Maximum pieces per buyer. */
    limit: z.int(),
    detailHtml: wording,
  }),
})
export type GiftDetail = z.output<(typeof giftDetail)['shapes']['data']>

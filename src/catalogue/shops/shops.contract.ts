import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, id, page, paging, text, wording } from '../../core/api/shapes'
import { shopType } from './shop-type'

const shop = z.object({
  id,
  name: wording,
  /** A code of `shopType`. */
  shopType: z.int(),
  /** Address of a picture. */
  logo: z.optional(z.string()),
  /** Introduction in one sentence. */
  intro: wording,
  /** Score out of five: `4.9`. */
  score: z.string(),
  /** Number of goods on sale. */
  goodsCount: z.int(),
})
export type Shop = z.output<typeof shop>

export const shopPage = endpoint('POST /bbb/shop/page', {
  about: 'Shops by type, or those whose name holds a keyword.',
  body: z.object({
    ...paging,
    brandTerminalId: id,
    shopType: z.optional(codeOf(shopType)),
    keyword: z.optional(text(50)),
  }),
  data: page(shop),
})

export const shopDetail = endpoint('GET /bbb/shop/detail/{id}', {
  about:
    'One shop with the departments that it sells, those with the most goods first. 403: it is private, and has not let this company in.',
  query: z.object({ brandTerminalId: id }),
  data: z.extend(shop, { categories: z.array(z.object({ id, name: wording, count: z.int() })) }),
})
export type ShopDetail = z.output<(typeof shopDetail)['shapes']['data']>

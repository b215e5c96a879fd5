import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { codeOf, id, page, paging, wording } from '../../core/api/shapes'
import { keyword } from '../../core/api/text-shapes'
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
  simple: true,
  about: 'Lists shops by type or by a keyword in their name.',
  body: z.object({
    ...paging,
    brandTerminalId: id,
    shopType: z.optional(codeOf(shopType)),
    keyword: z.optional(keyword()),
  }),
  data: page(shop),
})

export const shopDetail = endpoint('GET /bbb/shop/detail/{id}', {
  about:
    'Returns a shop with its departments, those with the most goods first. 403: a private shop without access for this company.',
  query: z.object({ brandTerminalId: id }),
  data: z.extend(shop, { categories: z.array(z.object({ id, name: wording, count: z.int() })) }),
})
export type ShopDetail = z.output<(typeof shopDetail)['shapes']['data']>

import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, page, paging, yesNo } from '../../core/api/shapes'

const review = z.object({
  id,
  /** Name of the author, masked on request. */
  author: z.string(),
  /** 10: an enterprise member. */
  enterprise: yesNo,
  /** 1 to 5. */
  stars: z.int(),
  text: z.string(),
  /** Picture addresses. */
  images: z.array(z.string()),
  /** Purchased SKU with its code: `6204-2RS/P6 精度等级：P6`. */
  spec: z.string(),
  /** `yyyy-MM-dd` */
  writtenOn: z.string(),
  appendText: z.optional(z.string()),
  appendOn: z.optional(z.string()),
  reply: z.optional(z.string()),
})
export type Review = z.output<typeof review>

export const reviewPage = endpoint('POST /bbb/goodsInfo/commentPage', {
  simple: true,
  about: 'Lists the reviews of a product, the latest first, by number of stars and with pictures.',
  body: z.object({
    ...paging,
    brandTerminalId: z.optional(id),
    goodsId: id,
    stars: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
    hasImage: z.optional(z.boolean()),
  }),
  data: z.extend(page(review), {
    counts: z.object({
      total: z.int(),
      withImage: z.int(),
      /** Number of reviews with one star, two stars … five. */
      byStars: z.array(z.int()),
    }),
  }),
})

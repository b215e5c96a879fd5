import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, wording } from '../../core/api/shapes'

const brand = z.object({
  id,
  brandName: wording,
  logo: z.optional(z.string()),
  /** Index letter, A to Z; `#` for anything else. */
  firstLetter: z.string(),
  /** Goods on sale. */
  goodsCount: z.int(),
})
export type Brand = z.output<typeof brand>

export const brandList = endpoint('GET /bbb/brand/list', {
  about: 'Lists the brands with goods on sale, A to Z, optionally of one category or one letter.',
  query: z.object({
    brandTerminalId: id,
    categoryId: z.optional(id),
    letter: z.optional(z.string().check(z.regex(/^[A-Z#]$/))),
  }),
  data: z.array(brand),
})

import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { code, id, wording } from '../../core/api/shapes'

/** Node of the category tree, which has three levels. */
export type Category = {
  id: string
  cateName: string
  /** Words in the category panel: `轴承/传动件`. */
  cateAlias: string
  cateIcon: string
  /** First level only: popular models. */
  hotWords?: string[] | undefined
  /** First level only: number of its goods. */
  goodsCount?: number | undefined
  childrenList: Category[]
}

export const category: z.ZodMiniType<Category> = z.object({
  id,
  cateName: wording,
  cateAlias: wording,
  cateIcon: z.string(),
  hotWords: z.optional(z.array(wording)),
  goodsCount: z.optional(z.int()),
  get childrenList() {
    return z.array(category)
  },
})

/** `bizType` of goods categories. */
export const goodsCategories = 10

export const categoryTree = endpoint('GET /bbb/goodsCategory/categoryTree', {
  about:
    'Returns the category tree of the brand site in three levels. bizType 10 (default): categories of goods.',
  query: z.object({ bizType: z.optional(code), brandTerminalId: id }),
  data: z.array(category),
})

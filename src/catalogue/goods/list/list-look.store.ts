import * as z from 'zod/mini'
import type { UrlQuery, QueryPatch } from '../../../core/url-state'
import { shared } from '../../../core/scope'
import { stored } from '../../../core/storage'
import { goodsQueryPatch, readGoodsQuery, type GoodsListGiven, type GoodsQuery } from './goods-query'

const shape = z.object({ view: z.optional(z.enum(['grid', 'table'])), pageSize: z.optional(z.int()) })
type Look = Partial<Pick<GoodsQuery, 'view' | 'pageSize'>>

/** How this browser last wanted to see lists of goods. */
export const listLookOf = shared('list-look', (scope) => {
  const $look = stored<z.output<typeof shape>>(scope, 'list-look', { version: 1, shape, initial: {} })
  return {
    remember: (look: Look) => $look.change((kept) => ({ ...kept, ...look })),
    /** What an address lacks of it; what stands there goes before. */
    lacking(query: UrlQuery, given: GoodsListGiven): QueryPatch {
      const now = readGoodsQuery(query, given)
      const { view = now.view, pageSize = now.pageSize } = $look.get()
      // Read as an address is, so that only sizes come of it that there are.
      const wanted = readGoodsQuery(goodsAddress({ view, pageSize }), given)
      return goodsAddress({
        ...(!query['view'] && wanted.view !== now.view && { view: wanted.view }),
        ...(!query['size'] && wanted.pageSize !== now.pageSize && { pageSize: wanted.pageSize }),
      })
    },
  }
})

/** The page stays: nobody asked for another one. */
function goodsAddress(look: Look): Record<string, string> {
  const { view, size } = goodsQueryPatch(look)
  return { ...(view && { view }), ...(size && { size }) }
}

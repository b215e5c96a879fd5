import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, page, paging, wording } from '../../core/api/shapes'
import { keyword } from '../../core/api/text-shapes'
import { goods } from '../goods/goods.contract'

const base = '/bbb/userCenter/collection'
const kind = z.enum(['goods', 'shop'])
export type FavouriteKind = z.output<typeof kind>

/** Maximum number of favourites of each kind per buyer. */
export const mostFavourites = 2000

export const addFavourite = endpoint(`POST ${base}/add`, {
  about: 'Adds a product or a shop to the favourites. Repeating it changes nothing.',
  needs: 'token',
  body: z.object({ kind, refId: id }),
  data: z.object({ total: z.int() }),
})

/** The query has the ids of the goods or shops, separated by commas. */
export const deleteFavourites = endpoint(`DELETE ${base}/deleteBatch`, {
  about: 'Removes products or shops from the favourites.',
  needs: 'token',
  query: z.object({ kind, ids: z.string().check(z.minLength(1), z.maxLength(100_000)) }),
  data: z.object({ total: z.int() }),
})

export const favouriteIds = endpoint(`GET ${base}/ids`, {
  about: 'Lists the ids of all favourites of a kind, to mark them in other lists.',
  needs: 'token',
  query: z.object({ kind }),
  data: z.array(id),
})

const shop = z.object({ id, name: wording, shopType: z.int(), score: z.string() })

export const favouritePage = endpoint(`POST ${base}/page`, {
  about: 'Lists the favourites, the latest first: goods with current prices, or shops.',
  needs: 'token',
  body: z.object({ ...paging, kind, keyword: z.optional(keyword()) }),
  data: z.extend(page(z.object({ refId: id, goods: z.optional(goods), shop: z.optional(shop) })), {
    /** Number of favourite goods that are no longer sold and are therefore left out. */
    gone: z.int(),
  }),
})

import * as z from 'zod/mini'
import { shared } from '../../../core/host/scope'
import { stored } from '../../../core/store/storage'
import type { QueryPatch, UrlQuery } from '../../../core/address/url-state'
import type { GoodsListGiven } from './goods-query'

const shape = z.object({ view: z.optional(z.string()), size: z.optional(z.string()) })
type Look = z.output<typeof shape>

/** Last chosen view and page size of lists in this browser, as query values of an address. */
export const listLookOf = shared('list-look', (scope) => {
  const $look = stored<Look>(scope, 'list-look', { version: 1, shape, initial: {} })
  return {
    remember: (look: Look) => $look.change((stored) => ({ ...stored, ...look })),
    /** Returns the remembered values that an address lacks; values in the address take precedence. */
    lacking(query: UrlQuery, { layout = 'grid', pageSize = 20 }: GoodsListGiven): QueryPatch {
      const usual: Look = { view: layout, size: String(pageSize) }
      const wanted = Object.entries({ ...usual, ...$look.get(), ...query })
      return Object.fromEntries(
        wanted.filter(([key, value]) => key in usual && !query[key] && value !== Reflect.get(usual, key)),
      )
    },
  }
})

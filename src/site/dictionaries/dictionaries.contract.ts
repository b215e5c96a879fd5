import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, wording } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'

/** Maximum number of dictionary entries, which come in one page. */
export const mostEntries = 10_000

export const sysDict = endpoint('GET /sysDict', {
  about:
    'Lists the entries of a dictionary (dictCode `cancelReason`, `payMethod`, `orderState` …) with the brand site’s names: itemName for the code in itemCode, the site’s own entries last. The kit uses its own names for codes that a back end omits.',
  query: z.object({
    dictCode: text(50, 1),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(mostEntries)), mostEntries),
    brandTerminalId: z.optional(id),
  }),
  data: z.object({
    content: z
      .array(z.object({ itemCode: id, itemName: wording, itemValue: z.optional(id) }))
      .check(z.maxLength(mostEntries)),
  }),
})

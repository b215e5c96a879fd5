import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, text, wording } from '../../core/api/shapes'

/** Maximum number of dictionary entries, which come in one page. */
export const mostEntries = 10_000

export const sysDict = endpoint('GET /sysDict', {
  about:
    'The entries of a dictionary (dictCode `cancelReason`, `payMethod`, `orderState` …) as the brand site calls them: itemName for the code in itemCode, its own entries last. Of a back end that leaves codes out, the kit shows its own names.',
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

import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { id, text, wording } from '../../core/shapes'

/** The most entries of a dictionary, which comes as one page. */
export const mostEntries = 10_000

export const sysDict = endpoint('GET /sysDict', {
  about:
    'What the brand site calls reasons, types and ways (dictCode `cancelReason`, `payMethod` …): itemName for the code in itemCode. Codes that are left out keep the kit’s own name.',
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

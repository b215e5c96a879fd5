import * as z from 'zod/mini'
import { codeOf } from '../../core/api/shapes'
import { listRange } from '../../core/store/list-range'

/** Time range of a ledger, as a code of `listRange`. Default: everything. */
export const ledgerRange = { timeRange: z.optional(codeOf(listRange)) }

import * as z from 'zod/mini'
import { codeOf } from '../../core/shapes'
import { listRange } from '../../core/list-range'

/** Time range of a ledger, as a code of `listRange`. Default: everything. */
export const ledgerRange = { timeRange: z.optional(codeOf(listRange)) }

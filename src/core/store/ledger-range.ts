import * as z from 'zod/mini'
import { codeOf } from '../api/shapes'
import { listRange } from './list-range'

/** Time range of a ledger, as a code of `listRange`. Default: everything. */
export const ledgerRange = { timeRange: z.optional(codeOf(listRange)) }

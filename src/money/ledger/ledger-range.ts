import * as z from 'zod/mini'
import { codeOf } from '../../core/shapes'
import { listRange } from '../../core/list-range'

/** How far back a ledger is asked for: a code of `listRange`; left out: all of it. */
export const ledgerRange = { timeRange: z.optional(codeOf(listRange)) }

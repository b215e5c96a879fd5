import * as z from 'zod/mini'
import { listRange } from '../../core/list-range'

/** How far back a ledger is asked for: a code of `listRange`; left out: all of it. */
export const ledgerRange = { timeRange: z.optional(z.int().check(z.refine(listRange.is))) }

import * as z from 'zod/mini'
import { id } from '../../core/api/shapes'

/** Fields of every report request besides the list's filters. */
export const exportFormat = { format: z._default(z.enum(['xlsx', 'csv']), 'xlsx') }

/**
 * Task in the download queue. JSON without a task also means that the report is being generated. A back end can respond
 * with the file instead.
 */
export const queuedExport = z.optional(z.nullable(z.object({ taskId: z.optional(id) })))

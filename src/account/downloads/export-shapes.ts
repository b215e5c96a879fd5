import * as z from 'zod/mini'
import { id } from '../../core/shapes'

/** What every request for a report says beside the filters of its list. */
export const exportFormat = { format: z._default(z.enum(['xlsx', 'csv']), 'xlsx') }

/** The task in the queue of downloads; JSON without one says that it is being generated, too. A file may stand in its place. */
export const queuedExport = z.optional(z.nullable(z.object({ taskId: z.optional(id) })))

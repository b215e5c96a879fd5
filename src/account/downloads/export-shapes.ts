import * as z from 'zod/mini'
import { id } from '../../core/shapes'

/** What every request for a report says beside the filters of its list. */
export const exportFormat = { format: z._default(z.enum(['xlsx', 'csv']), 'xlsx') }

/** The task in the queue of downloads. */
export const queuedExport = z.object({ taskId: id })

import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { code, id, page, paging } from '../../core/api/shapes'

const base = '/bbb/userCenter/queue'

const downloadTask = z.object({
  id,
  /** Subject of the report, such as `order`. */
  kind: z.string(),
  fileName: z.string(),
  /** Code of `exportState`. */
  state: z.int(),
  /** Progress in percent of the rows. */
  progress: z.int(),
  createdAt: z.string(),
  /** Time at which the file is deleted. */
  expiresAt: z.string(),
  /** URL of the file. Present once it is ready. */
  fileUrl: z.optional(z.string()),
})
export type DownloadTask = z.output<typeof downloadTask>

export const pageDownloads = endpoint(`POST ${base}/page`, {
  about: 'Lists the account’s reports, the latest first: queued, being generated, ready or failed.',
  needs: 'token',
  body: z.object({ ...paging, state: z.optional(code) }),
  data: page(downloadTask),
})

export const deleteDownload = endpoint(`DELETE ${base}/delete/{id}`, {
  about: 'Removes a report from the queue, or deletes it with its file.',
  needs: 'token',
  data: z.literal(true),
})

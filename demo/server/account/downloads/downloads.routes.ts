import { and, desc, eq, inArray } from 'drizzle-orm'
import { deleteDownload, pageDownloads } from '../../../../src/account/downloads/downloads.contract'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db, tx } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { pageWith } from '../../core/database/page-with'
import { notFound } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { removeFiles } from '../../site/files/kept-bytes'
import { exportTask } from './downloads.table'

type Task = typeof exportTask.$inferSelect

const wireTask = ({ id, kind, fileName, state, keys, done, createdAt, expiresAt, fileId }: Task) => ({
  id,
  kind,
  fileName,
  state,
  progress: Math.round((done / Math.max(1, keys.length)) * 100),
  createdAt: wireTime(createdAt),
  expiresAt: wireTime(expiresAt),
  ...(fileId && { fileUrl: `/bbb/file/${fileId}/${encodeURIComponent(fileName)}` }),
})

/** The reports that an account asked for on a brand site; a group of sites shows those of its members. */
const reportsOf = (who: Member) =>
  and(eq(exportTask.customerId, who.customerId), inArray(exportTask.siteId, [...reading(who).sites]))

export function routes(app: App) {
  serve(app, pageDownloads, async ({ asked: { body }, who }) => {
    const { state, pageNumber, pageSize } = body
    const known = state === 10 || state === 20 || state === 30 || state === 40
    const own = and(reportsOf(who), known ? eq(exportTask.state, state) : undefined)
    const rows = await db()
      .select()
      .from(exportTask)
      .where(own)
      .orderBy(desc(exportTask.createdAt), desc(exportTask.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize)
    return pageWith(rows.map(wireTask), await db().$count(exportTask, own), body)
  })

  serve(app, deleteDownload, ({ asked, who }) =>
    tx(async () => {
      const [gone] = await db()
        .delete(exportTask)
        .where(and(eq(exportTask.id, asked.path.id), reportsOf(who)))
        .returning({ fileId: exportTask.fileId })
      if (!gone) throw notFound()
      if (gone.fileId) await removeFiles([gone.fileId])
      return true as const
    }),
  )
}

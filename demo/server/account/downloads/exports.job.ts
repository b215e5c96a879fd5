import { and, asc, eq, gt, lte, or } from 'drizzle-orm'
import { exportState } from '../../../../src/account/downloads/export-state'
import { after, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { BucketAccess } from '../../core/config/bucket-access'
import { db, tx } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { removeFiles } from '../../site/files/kept-bytes'
import { exportTask } from './downloads.table'
import { makeExport } from './make-export'
import { exportQueued } from './queue-export'

const { queued, running } = exportState.code

/** A report started earlier than this, or while the clock was ahead, was abandoned by a stopped server. */
const leftAfter = 5 * minute

/** Takes the next report and locks it against other servers. */
const take = () =>
  tx(async () => {
    const now = clock.now()
    const begun = exportTask.updatedAt
    const left = or(lte(begun, after(now, -leftAfter)), gt(begun, now))
    const waiting = or(eq(exportTask.state, queued), and(eq(exportTask.state, running), left))
    const [next] = await db()
      .select()
      .from(exportTask)
      .where(waiting)
      .orderBy(asc(exportTask.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (next) await db().update(exportTask).set({ state: running }).where(eq(exportTask.id, next.id))
    return next
  })

/** Deletes expired reports. */
const forgetOld = () =>
  tx(async () => {
    const gone = await db()
      .delete(exportTask)
      .where(lte(exportTask.expiresAt, clock.now()))
      .returning({ fileId: exportTask.fileId })
    await removeFiles(gone.flatMap(({ fileId }) => fileId ?? []))
  })

/** Writes the queued reports. @param bucket file storage, if not the database @returns how many were written */
export async function makeExports(bucket?: BucketAccess): Promise<number> {
  await forgetOld()
  const next = await take()
  if (!next) return 0
  await makeExport(next, bucket)
  return 1
}

export const job: Job = {
  name: 'account/downloads make',
  every: 10_000,
  signal: exportQueued,
  run: ({ bucket }) => makeExports(bucket),
}

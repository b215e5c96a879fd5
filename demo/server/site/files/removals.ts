import { and, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm'
import { databaseTime } from '../../core/database/database-time'
import { db, tx } from '../../core/database/db'
import { StorageFault } from '../../core/http/storage-fault'
import type { Bucket } from './bucket'
import { uploadFile } from './files.table'
import { fileRemoval } from './removals.table'

const atOnce = 50

/** Schedules the removal of objects. @param wait milliseconds in which their rows may still be created */
export async function planRemoval(ids: readonly string[], wait: number) {
  const rows = ids.map((fileId) => ({ fileId, dueAt: databaseTime(wait) }))
  // An object that is being uploaded or moved keeps its later due time.
  const later = { dueAt: sql`greatest(${fileRemoval.dueAt}, excluded.due_at)` }
  if (rows.length > 0)
    await db().insert(fileRemoval).values(rows).onConflictDoUpdate({ target: fileRemoval.fileId, set: later })
}

/**
 * Keeps an object whose row is written in this transaction.
 * @throws StorageFault if the object was already removed because the upload took too long
 */
export async function claimObject(fileId: string) {
  const [planned] = await db()
    .delete(fileRemoval)
    .where(and(eq(fileRemoval.fileId, fileId), eq(fileRemoval.going, false)))
    .returning()
  if (!planned) throw new StorageFault(`file storage: files/${fileId} was removed before its row was written`)
}

/** Takes due removals without a row, including those left by a stopped server. */
const takeDue = () =>
  tx(async () => {
    const due = await db()
      .select({ id: fileRemoval.fileId })
      .from(fileRemoval)
      .where(lte(fileRemoval.dueAt, databaseTime()))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    const ofRow = db()
      .select()
      .from(uploadFile)
      .where(and(eq(uploadFile.id, fileRemoval.fileId), isNull(uploadFile.content)))
    await db()
      .delete(fileRemoval)
      .where(and(inArray(fileRemoval.fileId, ids), exists(ofRow)))
    return db()
      .update(fileRemoval)
      .set({ going: true })
      .where(inArray(fileRemoval.fileId, ids))
      .returning({ id: fileRemoval.fileId })
  })

/** Removes objects without a row. @returns number of removed objects */
export async function removeObjects(bucket: Bucket): Promise<number> {
  const due = await takeDue()
  for (const { id } of due) {
    await bucket.remove(id)
    await db().delete(fileRemoval).where(eq(fileRemoval.fileId, id))
  }
  return due.length
}

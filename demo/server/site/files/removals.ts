import { and, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm'
import { databaseTime } from '../../core/database/database-time'
import { db, tx } from '../../core/database/db'
import { StorageFault } from '../../core/http/storage-fault'
import type { Bucket } from './bucket'
import { uploadFile } from './files.table'
import { fileRemoval } from './removals.table'

const atOnce = 50

/** Writes down that objects are to go. @param wait milliseconds that their rows may still take to come */
export async function planRemoval(ids: readonly string[], wait: number) {
  const rows = ids.map((fileId) => ({ fileId, dueAt: databaseTime(wait) }))
  // An object that is just being put and moved goes when that is certainly over.
  const later = { dueAt: sql`greatest(${fileRemoval.dueAt}, excluded.due_at)` }
  if (rows.length > 0)
    await db().insert(fileRemoval).values(rows).onConflictDoUpdate({ target: fileRemoval.fileId, set: later })
}

/**
 * The object stays, because its row is written in this transaction.
 * @throws StorageFault it took so long that the object is gone
 */
export async function claimObject(fileId: string) {
  const [planned] = await db()
    .delete(fileRemoval)
    .where(and(eq(fileRemoval.fileId, fileId), eq(fileRemoval.going, false)))
    .returning()
  if (!planned) throw new StorageFault(`file storage: files/${fileId} was removed before its row was written`)
}

/** What is due, and to no row; what a server left that stopped in between as well. */
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

/** Removes objects that no row speaks of. @returns how many */
export async function removeObjects(bucket: Bucket): Promise<number> {
  const due = await takeDue()
  for (const { id } of due) {
    await bucket.remove(id)
    await db().delete(fileRemoval).where(eq(fileRemoval.fileId, id))
  }
  return due.length
}

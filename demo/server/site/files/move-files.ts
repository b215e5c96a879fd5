import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { idsOf } from '../../core/database/ids'
import { db, tx } from '../../core/database/db'
import type { Bucket } from './bucket'
import { uploadFile } from './files.table'
import { putBytes } from './kept-bytes'
import { claimObject } from './removals'

const here = isNotNull(uploadFile.content)
const atOnce = 20

/** @returns whether this call moved the file; another process may have moved or deleted it */
async function moveFile(bucket: Bucket, id: string): Promise<boolean> {
  const still = and(eq(uploadFile.id, id), here)
  const [file] = await db().select().from(uploadFile).where(still)
  if (!file?.content) return false
  const digest = await putBytes(bucket, id, { content: file.content, mediaType: file.mediaType })
  return tx(async () => {
    const [moved] = await db()
      .update(uploadFile)
      .set({ content: null, digest })
      .where(still)
      .returning({ id: uploadFile.id })
    if (moved) await claimObject(id)
    return moved !== undefined
  })
}

/**
 * Moves some files from the database into the bucket. Files stay readable: the same transaction records the object and
 * clears the content.
 * @returns number of moved files; 0 if none is left
 * @throws StorageFault; files moved before stay moved
 */
export async function moveFiles(bucket: Bucket): Promise<number> {
  const some = await db()
    .select({ id: uploadFile.id })
    .from(uploadFile)
    .where(here)
    .orderBy(asc(uploadFile.id))
    .limit(atOnce)
  let moved = 0
  for (const id of idsOf(some)) if (await moveFile(bucket, id)) moved += 1
  return moved
}

/** Moves all files to the bucket. @returns number of moved files */
export async function moveAllFiles(bucket: Bucket): Promise<number> {
  let all = 0
  for (let moved = await moveFiles(bucket); moved > 0; moved = await moveFiles(bucket)) all += moved
  return all
}

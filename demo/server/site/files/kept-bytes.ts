import { inArray, sql } from 'drizzle-orm'
import type { BucketAccess } from '../../core/config/bucket-access'
import { hour } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { StorageFault } from '../../core/http/storage-fault'
import { openBucket, type Bucket } from './bucket'
import { uploadFile } from './files.table'
import { claimObject, planRemoval } from './removals'

type NewFile = Pick<typeof uploadFile.$inferInsert, 'ownerId' | 'shownName' | 'mediaType'> & {
  content: Uint8Array
}
type StoredFile = Pick<typeof uploadFile.$inferSelect, 'id' | 'size' | 'content' | 'digest'>

/**
 * Stores a file inside a transaction. Its content stays in the database until a job moves it, so that the transaction does
 * not wait for the bucket.
 * @returns id of the file
 */
export async function addFile(file: NewFile): Promise<string> {
  const id = newId()
  await db()
    .insert(uploadFile)
    .values({ ...file, id, size: file.content.length })
  return id
}

/** Uploads a file to the bucket. Without a row that claims it, it is removed later. @returns checksum */
export async function putBytes(
  bucket: Bucket,
  id: string,
  { content, mediaType }: Omit<NewFile, 'ownerId' | 'shownName'>,
) {
  await planRemoval([id], hour)
  return bucket.put(id, new Uint8Array(content), mediaType)
}

/**
 * Uploads a file to its final storage, outside of a transaction.
 * @returns id of the file, and a function that writes its row in the caller's transaction
 * @throws StorageFault
 */
export async function readyFile(file: NewFile, access: BucketAccess | undefined) {
  const { content, ...row } = file
  const id = newId()
  const size = content.length
  if (!access)
    return {
      id,
      keep: async () =>
        void (await db()
          .insert(uploadFile)
          .values({ ...file, id, size })),
    }
  const digest = await putBytes(openBucket(access), id, file)
  async function keep() {
    await claimObject(id)
    await db()
      .insert(uploadFile)
      .values({ ...row, id, size, digest })
  }
  return { id, keep }
}

/** Reads the content from the database or the bucket. @throws StorageFault */
export async function bytesOf({ id, content, ...known }: StoredFile, access: BucketAccess | undefined) {
  if (content) return new Uint8Array(content)
  if (!access) throw new StorageFault(`file storage: files/${id} lies in one, but S3_ENDPOINT is not set`)
  return openBucket(access).get(id, known)
}

/** Deletes files in the current transaction. A job removes their objects from the bucket later. */
export async function removeFiles(ids: readonly string[]) {
  if (ids.length === 0) return
  const gone = await db()
    .delete(uploadFile)
    .where(inArray(uploadFile.id, [...ids]))
    .returning({ id: uploadFile.id, away: sql<boolean>`${uploadFile.content} is null` })
  await planRemoval(
    gone.flatMap(({ id, away }) => (away ? id : [])),
    0,
  )
}

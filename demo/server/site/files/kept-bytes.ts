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
type Kept = Pick<typeof uploadFile.$inferSelect, 'id' | 'size' | 'content' | 'digest'>

/**
 * Keeps a file that is made inside of a transaction. No other machine is asked there: a job moves it later.
 * @returns its id
 */
export async function addFile(file: NewFile): Promise<string> {
  const id = newId()
  await db()
    .insert(uploadFile)
    .values({ ...file, id, size: file.content.length })
  return id
}

/** Brings the bytes of a file into the bucket; without a row to claim them they go again. @returns their checksum */
export async function putBytes(
  bucket: Bucket,
  id: string,
  { content, mediaType }: Omit<NewFile, 'ownerId' | 'shownName'>,
) {
  await planRemoval([id], hour)
  return bucket.put(id, new Uint8Array(content), mediaType)
}

/**
 * Brings a file to where it will lie, outside of any transaction.
 * @returns its id, and what writes its row in the transaction that wants it
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

/** Wherever they lie. @throws StorageFault */
export async function bytesOf({ id, content, ...known }: Kept, access: BucketAccess | undefined) {
  if (content) return new Uint8Array(content)
  if (!access) throw new StorageFault(`file storage: files/${id} lies in one, but S3_ENDPOINT is not set`)
  return openBucket(access).get(id, known)
}

/** Deletes files in the open transaction. What lies in the bucket goes after that, by a job. */
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

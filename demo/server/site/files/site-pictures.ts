import { and, desc, eq } from 'drizzle-orm'
import type { BucketAccess } from '../../core/config/bucket-access'
import { db } from '../../core/database/db'
import { keep, type KeptFile } from './files'
import { uploadFile } from './files.table'
import { bytesOf } from './kept-bytes'

/** Owner of the pictures that operators upload. No buyer has this id. */
const operators = 'operators'
const mostListed = 60

/** Returns the public path of a picture. */
export const picturePath = ({ id, shownName }: KeptFile) =>
  `/img/uploads/${id}/${encodeURIComponent(shownName)}`

/**
 * Stores a picture that everybody may see.
 * @returns its id and name
 * @throws Refusal 413, 415
 */
export const keepPicture = (request: Request, bucket: BucketAccess | undefined) =>
  keep(operators, request, bucket, 'review')

/** Returns the latest uploaded pictures. */
export const lastPictures = () =>
  db()
    .select({ id: uploadFile.id, shownName: uploadFile.shownName })
    .from(uploadFile)
    .where(eq(uploadFile.ownerId, operators))
    .orderBy(desc(uploadFile.createdAt), desc(uploadFile.id))
    .limit(mostListed)

/** Returns the picture with an id, or undefined for files of buyers. */
export async function pictureBytes(id: string, bucket: BucketAccess | undefined) {
  const [found] = await db()
    .select()
    .from(uploadFile)
    .where(and(eq(uploadFile.id, id), eq(uploadFile.ownerId, operators)))
  return found && { mediaType: found.mediaType, bytes: await bytesOf(found, bucket) }
}

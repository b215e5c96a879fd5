import { and, eq, inArray } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { fileIdOf } from './files'
import { uploadFile } from './files.table'

/** Returns whether all URLs refer to files that this buyer uploaded. */
export async function ownsFiles(customerId: string, addresses: readonly string[]): Promise<boolean> {
  const ids = addresses.map(fileIdOf)
  const known = ids.filter((id) => id !== undefined)
  if (known.length < ids.length) return false
  const own = await db().$count(
    uploadFile,
    and(eq(uploadFile.ownerId, customerId), inArray(uploadFile.id, known)),
  )
  return own === new Set(known).size
}

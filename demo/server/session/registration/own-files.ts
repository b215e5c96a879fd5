import { and, eq, inArray } from 'drizzle-orm'
import { db } from '../../core/db'
import { refuse } from '../../core/refusal'
import { fileIdOf } from '../../site/files/files'
import { uploadFile } from '../../site/files/files.table'

/**
 * Papers are files that this very buyer uploaded.
 * @param path field of the request, for the refusal
 * @throws Refusal 400
 */
export async function onlyOwnFiles(customerId: string, addresses: readonly string[], path: string) {
  const ids = new Set(addresses.map(fileIdOf))
  const known = [...ids].filter((id) => id !== undefined)
  const own = await db().$count(
    uploadFile,
    and(eq(uploadFile.ownerId, customerId), inArray(uploadFile.id, known)),
  )
  if (own === ids.size) return
  throw refuse(400, ['请重新上传附件', 'Please upload the attachment again.'], {
    errors: [{ path, message: ['请重新上传附件', 'Please upload the attachment again.'] }],
  })
}

import { db } from '../../demo/server/core/database/db'
import { newId } from '../../demo/server/core/database/ids'
import { uploadFile } from '../../demo/server/site/files/files.table'

/** A file that a buyer uploaded before. @returns its address */
export async function ownFile(ownerId: string): Promise<string> {
  const id = newId()
  const content = new TextEncoder().encode('%PDF-1.4')
  await db()
    .insert(uploadFile)
    .values({ id, ownerId, shownName: 'paper.pdf', mediaType: 'application/pdf', size: 8, content })
  return `/bbb/file/${id}/paper.pdf`
}

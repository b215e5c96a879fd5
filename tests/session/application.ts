import { db } from '../../demo/server/core/database/db'
import { uploadFile } from '../../demo/server/site/files/files.table'
import { bed } from './code-bed'

/** Creates an uploaded file of an account. */
export async function paper(ownerId: string): Promise<string> {
  const content = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d])
  const row = { ownerId, shownName: '执照.pdf', mediaType: 'application/pdf', size: 5, content }
  const [made] = await bed.inside(() => db().insert(uploadFile).values(row).returning())
  return `/bbb/file/${made?.id ?? ''}/%E6%89%A7%E7%85%A7.pdf`
}

/** Company data of an application. */
export const company = {
  company: '临港机械',
  creditCode: '91310115MA1K4ABC2X',
  contact: '周岚',
  phone: '021-12345678',
}

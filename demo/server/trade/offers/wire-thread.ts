import { wireTime } from '../../core/time/business-time'
import { accountNames } from '../orders/account-names'

type Said = {
  id: string
  by: 'buyer' | 'platform'
  authorId: string
  text: string
  files: string[]
  createdAt: Date
}

/** Returns the messages of a document with the names of their authors. */
export async function wireThread(rows: readonly Said[]) {
  const names = await accountNames(rows.map(({ authorId }) => authorId).filter(Boolean))
  return rows.map(({ id, by, authorId, text, files, createdAt }) => ({
    id,
    by,
    name: names.get(authorId),
    text,
    files,
    createdAt: wireTime(createdAt),
  }))
}

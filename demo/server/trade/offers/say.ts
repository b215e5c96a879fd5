import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { offerMessage } from './offers.table'

type Words = { text: string; files?: string[]; authorId?: string }

/** Adds a message within the caller's transaction. @returns its id */
export async function say(offerId: string, by: 'buyer' | 'platform', words: Words): Promise<string> {
  const id = newId()
  await db()
    .insert(offerMessage)
    .values({ id, documentId: offerId, by, ...words })
  return id
}

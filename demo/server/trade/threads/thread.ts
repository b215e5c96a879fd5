import { asc, inArray, type Column, type SQL } from 'drizzle-orm'
import { grouped } from '../../catalogue/goods/grouped'
import { wireTime } from '../../core/time/business-time'
import { accountNames } from '../orders/account-names'

type Message = {
  id: string
  documentId: string
  by: 'buyer' | 'platform'
  authorId: string
  text: string
  files: string[]
  createdAt: Date
}

/**
 * Reads the conversations of a kind of document.
 * @param table of its messages, with the columns of `message()`
 * @param rows finds messages by a condition
 * @returns a function that reads the messages of documents by their ids, the earliest first. Its result returns those of one
 * document
 */
export const threads =
  <Row extends Message>(
    table: Record<'id' | 'documentId' | 'createdAt', Column>,
    rows: (where: SQL) => { orderBy: (...order: SQL[]) => PromiseLike<Row[]> },
  ) =>
  async (ids: readonly string[]): Promise<(id: string) => Row[]> => {
    const found =
      ids.length === 0
        ? []
        : await rows(inArray(table.documentId, [...ids])).orderBy(asc(table.createdAt), asc(table.id))
    return grouped(found, ({ documentId }) => documentId)
  }

/** Returns messages in API format, with the names of their authors. */
export async function wireThread(rows: readonly Message[]) {
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

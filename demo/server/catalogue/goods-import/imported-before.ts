import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { goodsImport } from './goods-import.table'
import { importState } from './import-state'

const { importing, done } = importState.code

type Asked = Pick<typeof goodsImport.$inferSelect, 'id' | 'kind' | 'checksum' | 'columns'>

/**
 * Returns when the same file of stock changes was imported, because importing it twice would count the changes twice.
 * Other kinds of files contain absolute values and may be imported repeatedly.
 */
export async function importedBefore({ id, kind, checksum, columns }: Asked): Promise<string | undefined> {
  if (kind !== 'stock' || !columns.includes('change')) return undefined
  const [before] = await db()
    .select({ at: goodsImport.updatedAt })
    .from(goodsImport)
    .where(
      and(
        eq(goodsImport.kind, kind),
        eq(goodsImport.checksum, checksum),
        inArray(goodsImport.state, [importing, done]),
        ne(goodsImport.id, id),
      ),
    )
    .orderBy(desc(goodsImport.updatedAt))
    .limit(1)
  return before && wireTime(before.at)
}

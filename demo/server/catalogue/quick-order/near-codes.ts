import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Candidate } from '../../../../src/catalogue/quick-order/quick-order.contract'
import { codeKey, lookalikeKey } from '../../../../src/catalogue/quick-order/sku-code'
import { db } from '../../core/database/db'
import { goods, sku } from '../goods/goods.table'
import { grouped } from '../goods/grouped'
import { oneApart } from '../search/one-apart'
import { metBy, type Reader } from '../goods/met-goods'

/** So many are offered for a code, and so many rows are looked at for all of them together. */
const most = { offered: 5, rows: 20_000 }
const shortest = 3

// What separates the parts of a code counts for nothing here either.
const key = sql<string>`translate(upper(${sku.skuCode}), ' -_/.,*+()#', '')`

/** Two codes of one mistake share their beginning or their end: these many signs of it. */
const shared = (length: number) => Math.min(4, Math.max(2, Math.floor(length / 2)))
const head = (text: string, length: number) => `^${text.slice(0, length)}`
const tail = (text: string, length: number) => `${text.slice(-length)}$`

/** How near a known key is to a wanted one: 0 the same, 1 the same to the eye, 2 one sign apart, 3 its beginning. */
function distance(wanted: string, known: string): number | undefined {
  if (wanted === known) return 0
  if (lookalikeKey(wanted) === lookalikeKey(known)) return 1
  if (oneApart([...wanted], [...known])) return 2
  return known.startsWith(wanted) ? 3 : undefined
}

/** SKUs on sale whose key begins or ends as some wanted one does. */
async function candidates(keys: readonly string[], reader: Reader) {
  const lengths = [...new Set(keys.map((each) => shared(each.length)))]
  const conditions = lengths.map((length) => {
    const mine = keys.filter((each) => shared(each.length) === length)
    const heads = [...new Set(mine.map((each) => each.slice(0, length)))]
    const tails = [...new Set(mine.map((each) => each.slice(-length)))]
    return or(inArray(sql`left(${key}, ${length})`, heads), inArray(sql`right(${key}, ${length})`, tails))
  })
  return db()
    .select({ skuCode: sku.skuCode, goodsName: goods.goodsName, key })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), metBy(reader)))
    .where(or(...conditions))
    .orderBy(sku.skuCode)
    .limit(most.rows)
}

/**
 * Codes on sale that may have been meant by codes that nobody knows: separators left out or put elsewhere, signs
 * taken for others, one sign wrong, the rest left out.
 * @returns by the code as it was asked, the nearest first
 */
export async function nearCodes(codes: readonly string[], reader: Reader): Promise<Map<string, Candidate[]>> {
  const wanted = codes.flatMap((code) => {
    const mine = codeKey(code)
    return mine.length < shortest ? [] : [{ code, key: mine }]
  })
  if (wanted.length === 0) return new Map()
  const rows = await candidates([...new Set(wanted.map((each) => each.key))], reader)
  const lengths = [...new Set(wanted.map((each) => shared(each.key.length)))]
  const ends = rows.flatMap((row) =>
    lengths.flatMap((length) => [head(row.key, length), tail(row.key, length)].map((end) => ({ end, row }))),
  )
  const rowsAt = grouped(ends, ({ end }) => end)
  return new Map(
    wanted.map(({ code, key: mine }) => {
      const length = shared(mine.length)
      const close = new Set(
        [...rowsAt(head(mine, length)), ...rowsAt(tail(mine, length))].map(({ row }) => row),
      )
      const ranked = [...close].flatMap((row) => {
        const far = distance(mine, row.key)
        return far === undefined ? [] : [{ row, far }]
      })
      const nearest = ranked.toSorted((a, b) => a.far - b.far).slice(0, most.offered)
      return [code, nearest.map(({ row: { skuCode, goodsName } }) => ({ skuCode, goodsName }))]
    }),
  )
}

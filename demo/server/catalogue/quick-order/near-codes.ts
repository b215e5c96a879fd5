import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Candidate } from '../../../../src/catalogue/quick-order/quick-order.contract'
import { codeKey, lookalikeKey } from '../../../../src/catalogue/quick-order/sku-code'
import { db } from '../../core/database/db'
import { goods, sku } from '../goods/goods.table'
import { grouped } from '../goods/grouped'
import { oneApart } from '../search/one-apart'
import { visibleTo, type Reader } from '../goods/visible-goods'

/** Maximum suggestions per code, and maximum rows examined for all codes together. */
const most = { offered: 5, rows: 20_000 }
const shortest = 3

// Ignores the separators, as `codeKey` does.
const key = sql<string>`translate(upper(${sku.skuCode}), ' -_/.,*+()#', '')`

/** Number of leading or trailing characters that a mistyped code shares with the right one. */
const shared = (length: number) => Math.min(4, Math.max(2, Math.floor(length / 2)))
const head = (text: string, length: number) => `^${text.slice(0, length)}`
const tail = (text: string, length: number) => `${text.slice(-length)}$`

/** Rates a known key: 0 equal, 1 looks the same, 2 one character apart, 3 a continuation. Undefined if not similar. */
function distance(wanted: string, known: string): number | undefined {
  if (wanted === known) return 0
  if (lookalikeKey(wanted) === lookalikeKey(known)) return 1
  if (oneApart([...wanted], [...known])) return 2
  return known.startsWith(wanted) ? 3 : undefined
}

/** Returns SKUs on sale whose key shares the beginning or the end with a wanted key. */
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
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo(reader)))
    .where(or(...conditions))
    .orderBy(sku.skuCode)
    .limit(most.rows)
}

/**
 * Suggests codes on sale for unknown codes: different separators, similar-looking characters, one wrong character, or a
 * missing end.
 * @returns candidates by requested code, closest first
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

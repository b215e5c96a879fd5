import { and, eq, inArray } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import type { offerLine, OfferSnapshot } from './offers.table'
import { visibleTo, type Reader } from '../../catalogue/goods/visible-goods'

const wrongPrices = () =>
  refuse(422, ['单价须大于 0，不报价的行填 -', 'A price must be above 0. Enter - for lines not quoted.'])
const tooManyPrices = () => refuse(422, ['价格多于商品行', 'There are more prices than lines.'])
const notNamed = () =>
  refuse(422, [
    '平台未收录的商品须先填写对应型号才能报价',
    'Please enter the SKU codes of unlisted goods before quoting them.',
  ])
const unknownCode = (code: string) =>
  refuse(422, ['没有型号 {code}', 'There is no SKU {code}.'], { values: { code } })
const nothingOffered = () => refuse(422, ['至少为一行报价', 'Please quote at least one line.'])

/** A requested line of a quotation or inquiry. */
export type PricedLine = Pick<
  typeof offerLine.$inferSelect,
  'id' | 'skuId' | 'snapshot' | 'qty' | 'targetPrice'
>
type Named = Pick<PricedLine, 'skuId' | 'snapshot'>

/** Prices per piece by line: `null` is not offered, undefined takes the proposal. */
export type Prices = readonly (Minor | null | undefined)[]

export type Pricing<Line extends PricedLine> = {
  prices?: Prices | undefined
  /** SKU codes by line, for goods unknown to the shop. */
  skuCodes?: readonly (string | undefined)[] | undefined
  propose: (lines: readonly Line[]) => Promise<(Minor | null)[]>
  /** The requester, who must not see hidden goods. */
  reader: Reader
  /** Stores the goods of a line. */
  keep: (line: Line) => Promise<unknown>
}

/** Finds the goods that the platform named for typed lines. @throws Refusal 422 unknown SKU */
async function bySkuCode(
  codes: readonly (string | undefined)[],
  reader: Reader,
): Promise<ReadonlyMap<string, Named>> {
  const wanted = [...new Set(codes.flatMap((code) => code || []))]
  if (wanted.length === 0) return new Map()
  const rows = await db()
    .select({ skuId: sku.id, skuCode: sku.skuCode, spec: sku.spec, goodsId: goods.id })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), visibleTo(reader)))
    .where(inArray(sku.skuCode, wanted))
  const found = new Map(rows.map((row) => [row.skuCode, row]))
  return new Map(
    wanted.map((code) => {
      const row = found.get(code)
      if (!row) throw unknownCode(code)
      const { skuId, ...words } = row
      return [code, { skuId, snapshot: { name: '', unitName: '', ...words } }]
    }),
  )
}

/** Returns lines with the goods that the platform named, and stores them. */
async function named<Line extends PricedLine>(
  lines: readonly Line[],
  { skuCodes: codes = [], reader, keep }: Pricing<Line>,
): Promise<Line[]> {
  const goodsOf = await bySkuCode(codes, reader)
  const next = lines.map((line, at) => {
    const found = line.skuId ? undefined : goodsOf.get(codes[at] ?? '')
    if (!found) return line
    const { name, unitName } = line.snapshot
    const snapshot: OfferSnapshot = { ...found.snapshot, name, unitName }
    return { ...line, skuId: found.skuId, snapshot }
  })
  for (const [at, line] of next.entries()) if (line !== lines[at]) await keep(line)
  return next
}

/**
 * Returns the price of each line, proposed where none is given.
 * @param propose is called only if a price is missing
 * @throws Refusal 422 more prices than lines
 */
export async function pricesOr(given: Prices = [], lines: number, propose: () => Promise<(Minor | null)[]>) {
  if (given.length > lines) throw tooManyPrices()
  const open = given.length < lines || given.includes(undefined)
  const proposals = open ? await propose() : []
  return Array.from({ length: lines }, (_, at) => {
    const price = given[at]
    return price === undefined ? (proposals[at] ?? null) : price
  })
}

/**
 * Returns lines with prices, without lines that are not offered.
 * @throws Refusal 422 prices do not match the lines, unnamed goods, no line left
 */
export async function pricedLines<Line extends PricedLine>(
  asked: readonly Line[],
  pricing: Pricing<Line>,
): Promise<{ line: Line; price: Minor }[]> {
  const lines = await named(asked, pricing)
  const prices = await pricesOr(pricing.prices, lines.length, () => pricing.propose(lines))
  const priced = lines.flatMap((line, at) => {
    const price = prices[at] ?? null
    if (price === null) return []
    if (!line.skuId) throw notNamed()
    if (price <= 0) throw wrongPrices()
    return { line, price }
  })
  if (priced.length === 0) throw nothingOffered()
  return priced
}

export const amountOf = (priced: readonly { line: Pick<PricedLine, 'qty'>; price: Minor }[]): Minor =>
  priced.reduce((sum, { line, price }) => sum + price * line.qty, 0)

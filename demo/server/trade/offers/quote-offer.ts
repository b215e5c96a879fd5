import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { after, day, startOfDay, wireDay } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { newId } from '../../core/ids'
import { refuse } from '../../core/refusal'
import { memberById } from '../../session/sign-in/sessions'
import { buyerOf } from '../cart/buyer'
import { moveOffer } from './move-offer'
import { proposed, usualFreight } from './proposed-price'
import { offerLine, offerPrice, offerQuote, type OfferSnapshot } from './offers.table'

export type Quoting = {
  /** Of a piece of each line, in their order: `null` is not offered; left out: what the shop proposes. */
  prices?: readonly (Minor | null)[]
  /** SKU codes for the lines of goods that the shop did not list, in their order; empty: none. */
  skuCodes?: readonly string[]
  freight?: Minor
  /** The last day on which it holds, `yyyy-MM-dd`; default: a week from now. */
  validTo?: string
  remark?: string
}

const wrongPrices = () =>
  refuse(422, ['价格须与商品行一致，不报价的行填 -', 'One price for each line; - for what is not offered.'])
const notNamed = () =>
  refuse(422, [
    '平台未收录的商品须先填写对应型号才能报价',
    'Goods that the shop did not list need a SKU code before they are quoted.',
  ])
const unknownCode = (code: string) =>
  refuse(422, ['没有型号 {code}', 'There is no SKU {code}.'], { values: { code } })
const nothingOffered = () => refuse(422, ['至少为一行报价', 'Quote at least one line.'])
const over = () => refuse(422, ['有效期不能早于今天', 'It must hold until today at least.'])
const noBuyer = () => refuse(409, ['询价账号已停用', 'The account that asked is closed.'])

type Line = typeof offerLine.$inferSelect
type Named = Pick<Line, 'skuId' | 'snapshot'>

const linesOf = (offerId: string) =>
  db().select().from(offerLine).where(eq(offerLine.offerId, offerId)).orderBy(asc(offerLine.position))

/** What the platform found for goods that were typed in. @throws Refusal 422 no such SKU */
async function bySkuCode(codes: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  const wanted = [...new Set(codes.filter(Boolean))]
  if (wanted.length === 0) return new Map()
  const rows = await db()
    .select({ skuId: sku.id, skuCode: sku.skuCode, spec: sku.spec, goodsId: goods.id })
    .from(sku)
    .innerJoin(goods, and(eq(goods.id, sku.goodsId), eq(goods.status, 10)))
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

/** Lines with the goods that the platform named for those that had none, which it keeps. */
async function named(lines: Line[], codes: readonly string[]): Promise<Line[]> {
  const goodsOf = await bySkuCode(codes)
  const open = lines.filter(({ skuId }) => !skuId)
  const next = lines.map((line) => {
    const found = line.skuId ? undefined : goodsOf.get(codes[open.indexOf(line)] ?? '')
    if (!found) return line
    const { name, unitName } = line.snapshot
    const snapshot: OfferSnapshot = { ...found.snapshot, name, unitName }
    return { ...line, skuId: found.skuId, snapshot }
  })
  for (const [at, line] of next.entries())
    if (line !== lines[at])
      await db()
        .update(offerLine)
        .set({ skuId: line.skuId, snapshot: line.snapshot })
        .where(eq(offerLine.id, line.id))
  return next
}

const week = 7 * day
const second = 1_000
const sumOf = (priced: readonly { line: Line; price: Minor }[]) =>
  priced.reduce((sum, { line, price }) => sum + price * line.qty, 0)

/** @throws Refusal 422 a day that is over */
function endOf(last: string | undefined): Date {
  const end = after(startOfDay(last ?? wireDay(after(clock.now(), week))), day - second)
  if (!(end > clock.now())) throw over()
  return end
}

/**
 * Another version of the platform's answer; the ones before stay as they were.
 * @throws Refusal 404, 409 no quote is waited for, 422 prices that do not fit the lines
 */
export function quoteOffer(offerId: string, quoting: Quoting = {}) {
  return moveOffer(offerId, 'quote', { actor: 'platform' }, async (row) => {
    const who = await memberById(row.placedBy, row.siteId)
    if (!who) throw noBuyer()
    const lines = await named(await linesOf(offerId), quoting.skuCodes ?? [])
    const { prices = await proposed(await buyerOf(who), row, lines) } = quoting
    if (prices.length !== lines.length) throw wrongPrices()
    const priced = lines.flatMap((line, at) => {
      const price = prices[at] ?? null
      if (price === null) return []
      if (!line.skuId) throw notNamed()
      if (price <= 0) throw wrongPrices()
      return { line, price }
    })
    if (priced.length === 0) throw nothingOffered()
    const goodsAmount = sumOf(priced)
    const { freight = usualFreight(goodsAmount), remark = '' } = quoting
    const validTo = endOf(quoting.validTo)
    const quoteId = newId()
    const quoteNo = row.quoteNo + 1
    await db()
      .insert(offerQuote)
      .values({ id: quoteId, offerId, no: quoteNo, goodsAmount, freight, validTo, remark })
    await db()
      .insert(offerPrice)
      .values(priced.map(({ line, price }) => ({ quoteId, lineId: line.id, price })))
    return { quoteNo, validTo }
  })
}

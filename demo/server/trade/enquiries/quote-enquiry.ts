import { and, asc, desc, eq } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { refuse } from '../../core/http/refusal'
import { memberById } from '../../session/sign-in/sessions'
import { buyerOf } from '../cart/buyer'
import { amountOf, pricedLines, type PricedLine } from '../offers/priced-lines'
import { proposed, usualFreight } from '../offers/proposed-price'
import { endOf, type Quoting } from '../offers/quote-offer'
import { enquiryLine, enquiryPrice, enquiryQuote } from './enquiries.table'
import type { EnquiryRow } from './enquiry-viewer'
import { moveEnquiry } from './move-enquiry'
import { suppliers } from './suppliers'

type EnquiryQuote = typeof enquiryQuote.$inferSelect
export type EnquiryQuoting = Quoting & { supplier: string; leadDays?: number | undefined }

const noBuyer = () => refuse(409, ['询价账号已停用', 'The account that sent the inquiry has been disabled.'])
const tooLate = () => refuse(409, ['已过报价截止日', 'The deadline for quotes has passed.'])
const saidBefore = () =>
  refuse(409, ['该供应商的上一次报价与此相同', 'This supplier’s last quote says the same already.'])
const noName = () => refuse(422, ['请填写供应商', 'Please enter the supplier.'])

const linesOf = (enquiryId: string) =>
  db()
    .select()
    .from(enquiryLine)
    .where(eq(enquiryLine.enquiryId, enquiryId))
    .orderBy(asc(enquiryLine.position))

/** Proposes a supplier's prices near those of the shop. */
async function proposal(row: EnquiryRow, rate: number, askedBefore: number, lines: readonly PricedLine[]) {
  const who = await memberById(row.placedBy, row.siteId)
  if (!who) throw noBuyer()
  const prices = await proposed(await buyerOf(who), { quoteNo: askedBefore }, lines)
  return prices.map((price): Minor | null => price && Math.max(1, Math.round((price * rate) / 100)))
}

type Quote = Pick<typeof enquiryQuote.$inferInsert, 'freight' | 'leadDays' | 'validTo' | 'remark'>

/** Returns the prices by line. */
const pricesBy = (prices: readonly { lineId: string; price: Minor | null }[]) =>
  JSON.stringify(prices.map(({ lineId, price }) => [lineId, price]).toSorted())

/** Returns whether the quote equals the supplier's last one: a form sent twice. */
async function isLast(last: EnquiryQuote, made: Quote, prices: Parameters<typeof pricesBy>[0]) {
  const before = await db().select().from(enquiryPrice).where(eq(enquiryPrice.quoteId, last.id))
  return (
    last.freight === made.freight &&
    last.leadDays === made.leadDays &&
    last.remark === made.remark &&
    Number(last.validTo) === Number(made.validTo) &&
    pricesBy(before) === pricesBy(prices)
  )
}

/**
 * Adds a version of a supplier's quote. Earlier versions stay unchanged.
 * @throws Refusal 404, 409 settled, after the deadline or unchanged, 422 prices do not match the lines
 */
export function quoteEnquiry(enquiryId: string, quoting: EnquiryQuoting) {
  const supplier = quoting.supplier.trim()
  return moveEnquiry(enquiryId, 'quote', { actor: 'platform', reason: supplier }, async (row) => {
    if (!supplier) throw noName()
    if (row.deadline <= clock.now()) throw tooLate()
    const { rate = 100, leadDays = 3 } = suppliers.find(({ name }) => name === supplier) ?? {}
    const [last] = await db()
      .select()
      .from(enquiryQuote)
      .where(and(eq(enquiryQuote.enquiryId, enquiryId), eq(enquiryQuote.supplier, supplier)))
      .orderBy(desc(enquiryQuote.no))
      .limit(1)
    const made = last?.no ?? 0
    const priced = await pricedLines(await linesOf(enquiryId), {
      ...quoting,
      reader: { who: { kind: 'member', companyId: row.customerId, sites: [row.siteId] }, site: row.siteId },
      propose: (lines) => proposal(row, rate, made, lines),
      keep: ({ id, skuId, snapshot }) =>
        db().update(enquiryLine).set({ skuId, snapshot }).where(eq(enquiryLine.id, id)),
    })
    const goodsAmount = amountOf(priced)
    const { freight = usualFreight(goodsAmount), remark = '' } = quoting
    const quote = {
      freight,
      leadDays: quoting.leadDays ?? leadDays,
      validTo: endOf(quoting.validTo),
      remark,
    }
    const prices = priced.map(({ line, price }) => ({ lineId: line.id, price }))
    if (last && (await isLast(last, quote, prices))) throw saidBefore()
    const quoteId = newId()
    await db()
      .insert(enquiryQuote)
      .values({
        id: quoteId,
        enquiryId,
        supplier,
        no: made + 1,
        goodsAmount,
        ...quote,
      })
    await db()
      .insert(enquiryPrice)
      .values(prices.map((one) => ({ quoteId, ...one })))
    return {}
  })
}

import { and, asc, eq } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { newId } from '../../core/ids'
import { refuse } from '../../core/refusal'
import { memberById } from '../../session/sign-in/sessions'
import { buyerOf } from '../cart/buyer'
import { amountOf, pricedLines, type PricedLine } from '../offers/priced-lines'
import { proposed, usualFreight } from '../offers/proposed-price'
import { endOf, type Quoting } from '../offers/quote-offer'
import { enquiryLine, enquiryPrice, enquiryQuote } from './enquiries.table'
import type { EnquiryRow } from './enquiry-viewer'
import { moveEnquiry } from './move-enquiry'
import { suppliers } from './suppliers'

export type EnquiryQuoting = Quoting & { supplier: string; leadDays?: number | undefined }

const noBuyer = () => refuse(409, ['询价账号已停用', 'The account that sent the inquiry has been disabled.'])
const tooLate = () => refuse(409, ['已过报价截止日', 'The deadline for quotes has passed.'])
const noName = () => refuse(422, ['请填写供应商', 'Please enter the supplier.'])

const linesOf = (enquiryId: string) =>
  db()
    .select()
    .from(enquiryLine)
    .where(eq(enquiryLine.enquiryId, enquiryId))
    .orderBy(asc(enquiryLine.position))

/** What a supplier would take: near what the shop would, each in its own way. */
async function proposal(row: EnquiryRow, rate: number, askedBefore: number, lines: readonly PricedLine[]) {
  const who = await memberById(row.placedBy, row.siteId)
  if (!who) throw noBuyer()
  const prices = await proposed(await buyerOf(who), { quoteNo: askedBefore }, lines)
  return prices.map((price): Minor | null => price && Math.max(1, Math.round((price * rate) / 100)))
}

/**
 * Another version of one supplier's answer; the ones before stay as they were.
 * @throws Refusal 404, 409 settled or after the deadline, 422 prices that do not fit the lines
 */
export function quoteEnquiry(enquiryId: string, quoting: EnquiryQuoting) {
  const supplier = quoting.supplier.trim()
  return moveEnquiry(enquiryId, 'quote', { actor: 'platform', reason: supplier }, async (row) => {
    if (!supplier) throw noName()
    if (row.deadline <= clock.now()) throw tooLate()
    const { rate = 100, leadDays = 3 } = suppliers.find(({ name }) => name === supplier) ?? {}
    const made = await db().$count(
      enquiryQuote,
      and(eq(enquiryQuote.enquiryId, enquiryId), eq(enquiryQuote.supplier, supplier)),
    )
    const priced = await pricedLines(await linesOf(enquiryId), {
      ...quoting,
      reader: { who: { kind: 'member', companyId: row.customerId, sites: [row.siteId] }, site: row.siteId },
      propose: (lines) => proposal(row, rate, made, lines),
      keep: ({ id, skuId, snapshot }) =>
        db().update(enquiryLine).set({ skuId, snapshot }).where(eq(enquiryLine.id, id)),
    })
    const goodsAmount = amountOf(priced)
    const { freight = usualFreight(goodsAmount), remark = '' } = quoting
    const quoteId = newId()
    await db()
      .insert(enquiryQuote)
      .values({
        id: quoteId,
        enquiryId,
        supplier,
        no: made + 1,
        goodsAmount,
        freight,
        leadDays: quoting.leadDays ?? leadDays,
        validTo: endOf(quoting.validTo),
        remark,
      })
    await db()
      .insert(enquiryPrice)
      .values(priced.map(({ line, price }) => ({ quoteId, lineId: line.id, price })))
    return {}
  })
}

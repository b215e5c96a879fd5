import { asc, eq } from 'drizzle-orm'
import type { Minor } from '../../../../src/core/money'
import { after, day, startOfDay, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { refuse } from '../../core/http/refusal'
import { memberById } from '../../session/sign-in/sessions'
import { buyerOf } from '../cart/buyer'
import { deliveryDaysOf } from './delivery-days'
import { moveOffer } from './move-offer'
import { offerLine, offerPrice, offerQuote } from './offers.table'
import { amountOf, pricedLines, type Prices } from './priced-lines'
import { proposed, usualFreight } from './proposed-price'

export type Quoting = {
  /** Prices per piece by line. Default: the shop's proposals. */
  prices?: Prices
  /** SKU codes by line, for goods unknown to the shop. */
  skuCodes?: readonly (string | undefined)[]
  /** Days by line until made-to-order or out-of-stock goods ship. Default: those of the goods. */
  deliveryDays?: readonly (number | undefined)[]
  freight?: Minor
  /** Last day of validity, `yyyy-MM-dd`. Default: in a week. */
  validTo?: string
  remark?: string
}

const over = () => refuse(422, ['有效期不能早于今天', 'The quote must be valid until today at least.'])
const noBuyer = () =>
  refuse(409, ['询价账号已停用', 'The account that requested the quotation has been disabled.'])

const linesOf = (offerId: string) =>
  db().select().from(offerLine).where(eq(offerLine.offerId, offerId)).orderBy(asc(offerLine.position))

const week = 7 * day
const second = 1_000
/** @throws Refusal 422 for a date in the past */
export function endOf(last: string | undefined): Date {
  const end = after(startOfDay(last ?? wireDay(after(clock.now(), week))), day - second)
  if (!(end > clock.now())) throw over()
  return end
}

/**
 * Adds a version of the platform's quote. Earlier versions stay unchanged.
 * @throws Refusal 404, 409 no quote is expected, 422 prices do not match the lines
 */
export function quoteOffer(offerId: string, quoting: Quoting = {}) {
  return moveOffer(offerId, 'quote', { actor: 'platform' }, async (row) => {
    const who = await memberById(row.placedBy, row.siteId)
    if (!who) throw noBuyer()
    const lines = await linesOf(offerId)
    const priced = await pricedLines(lines, {
      ...quoting,
      reader: { who, site: row.siteId },
      propose: async (lines) => proposed(await buyerOf(who), row, lines),
      keep: ({ id, skuId, snapshot }) =>
        db().update(offerLine).set({ skuId, snapshot }).where(eq(offerLine.id, id)),
    })
    const goodsAmount = amountOf(priced)
    const { freight = usualFreight(goodsAmount), remark = '' } = quoting
    const validTo = endOf(quoting.validTo)
    const daysOf = await deliveryDaysOf(lines, quoting)
    const quoteId = newId()
    const quoteNo = row.quoteNo + 1
    await db()
      .insert(offerQuote)
      .values({ id: quoteId, offerId, no: quoteNo, goodsAmount, freight, validTo, remark })
    await db()
      .insert(offerPrice)
      .values(
        priced.map(({ line, price }) => ({ quoteId, lineId: line.id, price, deliveryDays: daysOf(line.id) })),
      )
    return { quoteNo, validTo }
  })
}

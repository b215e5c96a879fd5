import { and, eq } from 'drizzle-orm'
import { after, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { notFound, refuse } from '../../core/http/refusal'
import { larger } from '../../../../src/catalogue/goods/larger-unit'
import { unitsAsked, wrongUnit } from '../../catalogue/goods/order-units'
import { addressesOf } from '../../account/addresses/addresses'
import type { Buyer } from '../cart/buyer'
import { chosenCoupons } from '../cart/chosen-coupons'
import { figuresOf } from '../cart/line-figures'
import { orderableLines } from '../offers/offer-order'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { openDraft, InvoiceWish } from '../../../../src/trade/checkout/checkout.contract'
import { checkoutDraft, type Direct } from './checkout.table'
import { directId } from './draft-lines'
import { exchangeable } from './exchanged-gift'
import { visibleLines } from '../../catalogue/goods/visible-goods'
import { wishOf } from '../../../../src/trade/checkout/title-wish'
import type { Member } from '../../core/security/auth'
import { titlesOf } from '../../money/invoices/invoice-titles'

/** Returns the invoice request with a company's verified default title. */
async function defaultInvoice(who: Member): Promise<InvoiceWish | undefined> {
  const [first] = await titlesOf(who.companyId)
  return first && wishOf(first, who.certState === 20)
}

export type DraftRow = typeof checkoutDraft.$inferSelect

/** Returns when an untouched checkout expires. */
export const holdsUntil = () => after(clock.now(), 30 * minute)

export const draftVoid = () =>
  refuse(404, ['订单已失效，请重新下单', 'Order no longer valid, place a new order.'])
const nothingChosen = () => refuse(422, ['请先选择商品', 'Please select products first.'])

/** Returns ids of cart lines. @param wanted default: the selected ones */
async function chosenIds(buyer: Buyer, wanted: string[] | undefined): Promise<string[]> {
  const lines = await figuresOf(buyer)
  const named = wanted && new Set(wanted)
  const lineIds = lines
    .filter(({ id, checked }) => (named ? named.has(id) : checked === 10))
    .map(({ id }) => id)
  if (named && lineIds.length < named.size) throw notFound()
  if (lineIds.length === 0) throw nothingChosen()
  return lineIds
}

/** Start of a checkout. Default: lines of the cart. */
type Beginning = Partial<Asked<typeof openDraft>['body']>

async function giftLine(buyer: Buyer, giftId: string, quantity: number): Promise<Direct> {
  const { skuId } = await exchangeable(buyer, giftId, quantity)
  return { skuId, quantity, giftId }
}

/** Returns a directly bought SKU, its quantity converted to pieces. @throws Refusal 404, 422 unknown unit */
async function boughtNow(buyer: Buyer, wish: NonNullable<Beginning['buyNow']>): Promise<Direct> {
  const { skuId, quantity, unitCode } = wish
  if ((await visibleLines([wish], buyer)).length === 0) throw notFound()
  if (unitCode === undefined) return { skuId, quantity }
  const unit = (await unitsAsked([{ skuId, goodsPriceUnit: unitCode }]))(skuId, unitCode)
  if (!unit) throw refuse(422, wrongUnit)
  return { skuId, quantity: quantity * unit.ratio, orderUnit: larger(unit) }
}

/**
 * Begins a checkout with the company's default address and invoice: of an accepted quotation, a SKU, a gift, or cart lines.
 * @throws Refusal 404 unknown or expired, 422 nothing selected
 */
export async function beginDraft(
  buyer: Buyer,
  { cartIdList, offerId, buyNow, giftId, quantity = 1 }: Beginning = {},
): Promise<DraftRow> {
  const { customerId, companyId, site: siteId } = buyer.who
  const direct = giftId ? await giftLine(buyer, giftId, quantity) : buyNow && (await boughtNow(buyer, buyNow))
  const lineIds = direct
    ? [directId]
    : offerId
      ? (await orderableLines(buyer, offerId)).lines.map(({ id }) => id)
      : await chosenIds(buyer, cartIdList)
  const [first] = await addressesOf(companyId)
  // Coupons chosen in the cart apply to its goods only.
  const couponIds = direct || offerId ? null : await chosenCoupons(buyer.who)
  // A gift costs points.
  const invoice = direct?.giftId ? undefined : await defaultInvoice(buyer.who)
  const chosen = { lineIds, offerId, direct, addressId: first?.id, couponIds, invoice }
  const row = { id: newId(), customerId, siteId, ...chosen, expiresAt: holdsUntil() }
  const [made] = await db().insert(checkoutDraft).values(row).returning()
  if (!made) throw draftVoid()
  return made
}

const own = (id: string, { who }: Buyer) =>
  and(
    eq(checkoutDraft.id, id),
    eq(checkoutDraft.customerId, who.customerId),
    eq(checkoutDraft.siteId, who.site),
  )

/** Returns a checkout of this buyer, also a submitted one. @throws Refusal 404 */
export async function draftOf(buyer: Buyer, id: string): Promise<DraftRow> {
  const [row] = await db().select().from(checkoutDraft).where(own(id, buyer))
  return valid(row)
}

/** Same, locked until the transaction ends. @throws Refusal 409 already submitted */
export async function lockDraft(buyer: Buyer, id: string): Promise<DraftRow> {
  const [found] = await db().select().from(checkoutDraft).where(own(id, buyer)).for('update')
  const row = valid(found)
  if (row.orderIds) throw refuse(409, ['订单已经提交', 'This order has already been placed.'])
  return row
}

function valid(row: DraftRow | undefined): DraftRow {
  if (!row || (!row.orderIds && row.expiresAt <= clock.now())) throw draftVoid()
  return row
}

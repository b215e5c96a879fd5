import { and, eq } from 'drizzle-orm'
import { after, minute } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { newId } from '../../core/ids'
import { notFound, refuse } from '../../core/refusal'
import { larger } from '../../../../src/catalogue/goods/larger-unit'
import { unitsAsked, wrongUnit } from '../../catalogue/goods/order-units'
import { addressesOf } from '../../account/addresses/addresses'
import type { Buyer } from '../cart/buyer'
import { chosenCoupons } from '../cart/chosen-coupons'
import { figuresOf } from '../cart/line-figures'
import { orderableLines } from '../offers/offer-order'
import type { Asked } from '../../../../src/core/endpoint'
import type { openDraft } from '../../../../src/trade/checkout/checkout.contract'
import { checkoutDraft, type Direct } from './checkout.table'
import { defaultInvoice } from './default-invoice'
import { directId } from './draft-lines'
import { exchangeable } from './exchanged-gift'
import { metLines } from '../../catalogue/goods/met-goods'

export type DraftRow = typeof checkoutDraft.$inferSelect

/** A checkout that nobody touches is over after this. */
export const holdsUntil = () => after(clock.now(), 30 * minute)

export const draftVoid = () =>
  refuse(404, ['订单已失效，请重新下单', 'Order no longer valid, place a new order.'])
const nothingChosen = () => refuse(422, ['请先选择商品', 'Please select products first.'])

/** Ids of lines of the cart. @param wanted left out: the selected ones */
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

/** What a checkout is begun with: lines of the cart unless something else is named. */
type Beginning = Partial<Asked<typeof openDraft>['body']>

async function giftLine(buyer: Buyer, giftId: string, quantity: number): Promise<Direct> {
  const { skuId } = await exchangeable(buyer, giftId, quantity)
  return { skuId, quantity, giftId }
}

/** One SKU around the cart; a quantity in another unit is one in pieces. @throws Refusal 404, 422 no such unit */
async function boughtNow(buyer: Buyer, wish: NonNullable<Beginning['buyNow']>): Promise<Direct> {
  const { skuId, quantity, unitCode } = wish
  if ((await metLines([wish], buyer)).length === 0) throw notFound()
  if (unitCode === undefined) return { skuId, quantity }
  const unit = (await unitsAsked([{ skuId, goodsPriceUnit: unitCode }]))(skuId, unitCode)
  if (!unit) throw refuse(422, wrongUnit)
  return { skuId, quantity: quantity * unit.ratio, orderUnit: larger(unit) }
}

/**
 * Begins a checkout with the company's defaults, address and invoice: of an accepted quotation, of one SKU or gift, or of lines of the cart.
 * @throws Refusal 404 what is not there, or holds no more; 422 nothing is chosen
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
  // What was chosen in the cart is about its goods.
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

/** A checkout of this buyer; one that was submitted can be read for as long as it is kept. @throws Refusal 404 */
export async function draftOf(buyer: Buyer, id: string): Promise<DraftRow> {
  const [row] = await db().select().from(checkoutDraft).where(own(id, buyer))
  return valid(row)
}

/** The same, held until the transaction ends. @throws Refusal 409 once it was submitted */
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

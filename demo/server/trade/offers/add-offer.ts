import type { Asked } from '../../../../src/core/api/endpoint'
import type { Text } from '../../../../src/core/language/messages'
import { offerForm } from '../../../../src/trade/offers/offer-form'
import { mostOfferLines, type addOffer } from '../../../../src/trade/offers/offers.contract'
import { offerState } from '../../../../src/trade/offers/offer-state'
import { addDocument } from '../../core/documents/add-document'
import { wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { notFound, refuse, refuseField } from '../../core/http/refusal'
import { validated } from '../../core/http/validate'
import { onlyOwnFiles } from '../../session/registration/own-files'
import type { Buyer } from '../cart/buyer'
import { figuresOf } from '../cart/line-figures'
import { listed, typed, type AskedLine } from './asked-lines'
import { offer, offerLine } from './offers.table'
import { notSold } from '../cart/standing'

type Asking = Asked<typeof addOffer>['body']

const wrong = (path: string, message: Text) => refuseField(400, path, message)
const nothing = () => refuse(422, ['请先选择或填写商品', 'Please choose or enter goods first.'])
const tooMany = () =>
  refuse(
    422,
    ['一次最多询价 {n} 种商品', 'You can request a quotation for at most {n} kinds of goods at once.'],
    {
      values: { n: mostOfferLines },
    },
  )

const dateOver = () =>
  refuse(422, [
    '定制商品的期望交期已过，请在购物车编辑需求',
    'The expected delivery date of a custom product has passed. Please edit its requirement in the cart.',
  ])

/** @throws Refusal 404 a line of another cart, 422 a private shop without access, or a date in the past */
async function fromCart(buyer: Buyer, { cartIdList, targets }: Asking): Promise<AskedLine[]> {
  const ids = new Set(cartIdList)
  if (ids.size === 0) return []
  const chosen = (await figuresOf(buyer)).filter(({ id }) => ids.has(id))
  if (chosen.some(({ invalidReason }) => invalidReason === 'notApproved')) throw notSold.notApproved()
  for (const { requireInfo } of chosen)
    if (requireInfo && (requireInfo.requireTime ?? '') < wireDay(clock.now())) throw dateOver()
  const lines = await listed(chosen)
  if (lines.size < ids.size) throw notFound()
  const targetOf = new Map(targets.map(({ cartId, targetPrice }) => [cartId, targetPrice]))
  return [...lines].map(([id, line]) => ({ ...line, targetPrice: targetOf.get(id) }))
}

/** Validates the general fields by the form's rules. */
async function saidOf({ who }: Buyer, body: Asking) {
  const { contactName, contactPhone, expectDate, remark, files } = body
  const request = validated(
    offerForm.shape,
    { contactName, contactPhone, expectDate, remark, files },
    offerForm.fields,
  )
  if (request.expectDate && request.expectDate < wireDay(clock.now()))
    throw wrong('expectDate', ['期望到货日不能早于今天', 'The required date must not be before today.'])
  await onlyOwnFiles(who.customerId, files, 'files')
  return { ...request, remark: request.remark ?? '', files }
}

/**
 * Requests a quotation.
 * @throws Refusal 400 invalid field, 404 a line of another cart, 422 no lines, too many lines or unavailable goods
 */
export async function askForOffer(buyer: Buyer, body: Asking) {
  const kind = { entity: 'offer', letters: 'Q' }
  const { id: offerId, no } = await addDocument(buyer.who, kind, async (own, offerNo) => {
    const details = await saidOf(buyer, body)
    const lines = [...(await fromCart(buyer, body)), ...(await typed(buyer, body.lines))]
    if (lines.length === 0) throw nothing()
    if (lines.length > mostOfferLines) throw tooMany()
    const state = offerState.code.toBeQuoted
    await db()
      .insert(offer)
      .values({
        ...details,
        ...own,
        offerNo,
        state,
        waitsSince: clock.now(),
      })
    await db()
      .insert(offerLine)
      .values(lines.map((line, position) => ({ ...line, offerId: own.id, position })))
    return state
  })
  return { offerId, offerNo: no }
}

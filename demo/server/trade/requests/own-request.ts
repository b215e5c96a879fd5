import type { Answer } from '../../../../src/core/api/endpoint'
import { defaultLocale, type Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import type { stepRequest } from '../../../../src/trade/requests/requests.contract'
import { mayDoWithRequest } from '../../../../src/trade/requests/request-machine'
import { hasRight } from '../../../../src/session/permission/member-right'
import { notFound, notPermitted, refuse, stateChanged } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { addAgain, addedAgain } from '../cart/add-again'
import { isGone } from '../cart/add-lines'
import { buyerOf } from '../cart/buyer'
import { askAgainOwn } from '../offers/own-offers'
import { orderApproved } from './confirm-request'
import { editRequest } from './edit-request'
import { expiredOffers } from './expired-offers'
import { moveRequest } from './move-request'
import { seenRequest, type RequestRow } from './request-viewer'

/**
 * Takes a step without input on an own request, or as the main account on any of the company.
 * @throws Refusal 403 only seen as an approver, 404 unknown step or request, 409 not possible in its state
 */
export async function stepOwn(
  who: Member,
  { id: wanted, action }: { id: string; action: string },
  language: Locale = defaultLocale,
): Promise<Answer<typeof stepRequest>> {
  const row = await seenRequest(wanted, who)
  const { id } = row
  if (who.accountKind !== 'main' && row.placedBy !== who.customerId) throw notPermitted()
  if ((action === 'confirm' || action === 'resubmit') && !hasRight(who, 'order.place')) throw notPermitted()
  // An emergency order only waits for its approval.
  if (row.emergency !== null) throw stateChanged()
  const by = { actor: 'buyer', actorId: who.customerId } as const
  if (action === 'withdraw') return { state: await moveRequest(id, 'withdraw', by) }
  if (action === 'confirm') return { state: await orderApproved(id, by) }
  if (action === 'copy') return copyToCart(who, row, language)
  if (action === 'prolong') return prolongOffer(who, row, language)
  if (action !== 'resubmit') throw notFound()
  const { state } = await editRequest(who, id, { revision: row.revision })
  return { state }
}

const prolongation: Text = [
  '采购申请 {no} 仍在审批，请延长报价有效期。',
  'Purchase request {no} is still being approved. Please prolong the quotation.',
]

/** Asks the seller for a new quote instead of an expired one. @throws Refusal 409 not possible in its state, or still valid */
async function prolongOffer(who: Member, row: RequestRow, language: Locale) {
  const { state, offerId, requestNo } = row
  if (!offerId || !mayDoWithRequest('prolong', state, 'buyer')) throw stateChanged()
  if (!(await expiredOffers([row])).has(offerId)) throw stateChanged()
  await askAgainOwn(who, offerId, { text: pick(prolongation, language, { no: requestNo }), files: [] })
  return { state }
}

const notCopied = () =>
  refuse(422, ['报价单和积分兑换不能重新加入购物车', 'Quotations and gifts cannot be added to the cart.'])

const allGone = () =>
  refuse(409, [
    '该申请的商品均已下架，请选择同类商品',
    'All goods of this request have been withdrawn. Please choose similar ones.',
  ])

/**
 * Adds the lines of a request to the caller's cart at today's prices.
 * @returns the state, the number of added lines, and the others with their reasons
 * @throws Refusal 409 not possible in its state, or nothing is sold any more; 422
 */
async function copyToCart(who: Member, { state, frozen, offerId, giftId }: RequestRow, language: Locale) {
  if (!mayDoWithRequest('copy', state, 'buyer')) throw stateChanged()
  if (offerId || giftId) throw notCopied()
  const lines = frozen.orders.flatMap((order) => order.lines)
  const reasons = await addAgain(await buyerOf(who), lines)
  const isUnsold = ({ skuId }: { skuId: string }) => isGone(reasons.get(skuId))
  if (lines.every(isUnsold)) throw allGone()
  return { state, copied: addedAgain(lines, reasons, language) }
}

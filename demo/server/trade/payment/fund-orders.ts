import { asc, inArray } from 'drizzle-orm'
import { formatMoney, type CurrencyRule, type Minor } from '../../../../src/core/money'
import { beforePayment } from '../../../../src/words/order-machine'
import { orderState } from '../../../../src/words/order-state'
import { payMethod } from '../../../../src/words/pay-method'
import { payOrderState } from '../../../../src/words/pay-order-state'
import { splitOver } from '../../../../src/trade/payment/split-over'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { countsInAccounts, currencyOf } from '../../site/brand-site/brand-sites'
import { moveOrder } from '../orders/move-order'
import { orders } from '../orders/orders.table'
import { isAccount, takeFrom } from './account-money'
import { checkPoints } from './payable-in-points'
import { markPaid } from './mark-paid'
import { demand } from './order-demands'
import { otherCurrency, paysElsewhere } from './pay-types'
import { openPayOrder, type Opening, type PayOrderRow } from './pay-orders'
import { channelOf } from './providers/provider'

/** Part of the amount owed, with its payment method. */
export type FundingPart = { payCode: number; amount: Minor }

type OrderRow = typeof orders.$inferSelect

const notThatSum = (amount: Minor, currency: CurrencyRule) =>
  refuse(
    409,
    [
      '资金分配与应付金额 {amount} 不符，请核对',
      'The amounts do not add up to the {amount} to be paid. Please check them.',
    ],
    { values: { amount: formatMoney(amount, currency) } },
  )
const notThatWay = () => refuse(422, ['支付方式不可用', 'This payment method is not available.'])
const onlyOne = () =>
  refuse(422, ['余额以外只能选一种支付方式', 'Besides the accounts, only one payment method can be chosen.'])

/** Validates the parts and puts accounts first. The external payment then covers the rest of the last orders. */
function checked(funding: readonly FundingPart[], owed: Minor, currency: CurrencyRule): FundingPart[] {
  const parts = funding.filter(({ amount }) => amount !== 0)
  if (
    parts.some(({ amount }) => amount < 0) ||
    new Set(parts.map(({ payCode }) => payCode)).size < parts.length
  )
    throw notThatSum(owed, currency)
  const accounts = parts.filter(({ payCode }) => isAccount(payCode))
  const others = parts.filter(({ payCode }) => !isAccount(payCode))
  if (others.some(({ payCode }) => !channelOf(payCode) && payCode !== payMethod.code.offline))
    throw notThatWay()
  if (others.length > 1) throw onlyOne()
  if (parts.reduce((sum, { amount }) => sum + amount, 0) !== owed) throw notThatSum(owed, currency)
  return [...accounts, ...others]
}

type Part = Pick<Opening, 'customerId' | 'placedBy' | 'siteId' | 'items' | 'expiresAt'> & { payCode: number }

/** Opens a pay order for a part of orders. An account is debited now. */
export async function openPart(who: Member, part: Part): Promise<PayOrderRow> {
  const { payCode } = part
  const row = await openPayOrder({ ...part, purpose: 'order', state: payOrderState.code.toBePaid })
  if (!isAccount(payCode)) return row
  await takeFrom(who, payCode, row.amount, row.payNo)
  await markPaid(row, 'debit', { actor: 'buyer', actorId: who.customerId, payCode })
  return row
}

/** Opens one pay order per part and debits accounts now. @returns id of the last pay order, the next one to show */
async function payInParts(who: Member, list: readonly OrderRow[], parts: readonly FundingPart[]) {
  const shares = splitOver(
    list.map(({ payAmount }) => payAmount),
    parts.map(({ amount }) => amount),
  )
  const deadlines = list.flatMap(({ payDeadline }) => payDeadline?.getTime() ?? [])
  const expiresAt = deadlines.length > 0 ? new Date(Math.min(...deadlines)) : null
  const { companyId: customerId, customerId: placedBy, site: siteId } = who
  let last: string | undefined
  for (const [at, { payCode }] of parts.entries()) {
    const items = list
      .map(({ id }, of) => ({ refId: id, amount: shares[at]?.[of] ?? 0 }))
      .filter((item) => item.amount > 0)
    last = (await openPart(who, { customerId, placedBy, siteId, items, payCode, expiresAt })).id
  }
  return last
}

/**
 * Demands payment for new orders, in the transaction that places them. Accounts are debited now: if the debit came after
 * the external payment, it could fail when the provider's money can no longer be refused. If an order ends unpaid, its
 * parts are refunded.
 *
 * Orders that need a review first get separate demands, which are paid after the review with any method.
 * @param funding split of the amount due now; default: everything on the payment page
 * @returns id of the next pay order to pay, or of the last paid one
 * @throws Refusal 409 if the parts do not add up, 422 if an account has too little; then no order is placed
 */
export async function fundOrders(
  who: Member,
  orderIds: string[],
  funding: readonly FundingPart[] = [],
): Promise<string | undefined> {
  const placed = await db().select().from(orders).where(inArray(orders.id, orderIds)).orderBy(asc(orders.id))
  const { toBePaid } = orderState.code
  for (const later of placed) if (beforePayment.includes(later.state)) await demand([later])
  const now = placed.filter(({ state }) => state === toBePaid)
  for (const { id, payAmount } of now) if (payAmount === 0) await moveOrder(id, 'pay', { actor: 'gateway' })
  const owing = now.filter(({ payAmount }) => payAmount > 0)
  const owed = owing.reduce((sum, { payAmount }) => sum + payAmount, 0)
  const ways = funding.filter(({ amount }) => amount !== 0)
  if (!ways.every(({ payCode }) => paysElsewhere(payCode, 'order')) && !(await countsInAccounts(who.site)))
    throw refuse(422, otherCurrency)
  if (funding.length === 0) return (await demand(owing))?.id
  const parts = checked(funding, owed, await currencyOf(who.site))
  for (const { payCode, amount } of parts)
    if (payCode === payMethod.code.points) await checkPoints(who, owing, amount)
  return payInParts(who, owing, parts)
}

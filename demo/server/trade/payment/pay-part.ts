import { asc, inArray } from 'drizzle-orm'
import { formatMoney, type Minor } from '../../../../src/core/money'
import { payMethod } from '../../../../src/words/pay-method'
import { splitOver } from '../../../../src/trade/payment/split-over'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { refuse, refuseField, stateChanged } from '../../core/http/refusal'
import { onlyInAccounts } from '../../money/accounts/account-currency'
import { currencyOf } from '../../site/brand-site/brand-sites'
import { orders } from '../orders/orders.table'
import type { AccountCode } from './account-money'
import { openPart } from './fund-orders'
import { demand, undemand } from './order-demands'
import { lockOwn, payable } from './own-pay-orders'
import { checkPoints } from './payable-in-points'
import { itemsOf, type PayOrderRow } from './pay-orders'

/** @throws Refusal 422 if the amount is not a part of the pay order of orders */
async function checkPart({ purpose, amount: owed, siteId }: PayOrderRow, amount: Minor) {
  if (purpose !== 'order') throw refuse(422, ['此项付款不能分次支付', 'This payment cannot be divided.'])
  if (amount > 0 && amount < owed) return
  const text = ['请输入大于 0、小于 {owed} 的金额', 'Enter an amount above 0 and below {owed}.'] as const
  throw refuseField(422, 'amount', text, { owed: formatMoney(owed, await currencyOf(siteId)) })
}

/**
 * Pays a part of a pay order of orders from a company account. The pay order is replaced by a paid one for the part and
 * an open one for the rest, in one transaction.
 * @throws Refusal 404 void, 409 already paid, 422 under review, not a part, or insufficient balance
 */
export async function payPart(who: Member, id: string, payCode: AccountCode, amount: Minor) {
  const row = await lockOwn(who, id)
  await onlyInAccounts({ site: row.siteId })
  if (!payable(row)) throw stateChanged()
  await checkPart(row, amount)
  const items = await itemsOf(id)
  const ids = items.map(({ refId }) => refId)
  const ordered = () => db().select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id))
  if (payCode === payMethod.code.points) await checkPoints(who, await ordered(), amount)
  await undemand(ids)
  const [shares = []] = splitOver(
    items.map((item) => item.amount),
    [amount],
  )
  const { customerId, placedBy, siteId, expiresAt } = row
  const part = await openPart(who, {
    customerId,
    placedBy,
    siteId,
    items: items
      .map(({ refId }, at) => ({ refId, amount: shares[at] ?? 0 }))
      .filter((item) => item.amount > 0),
    payCode,
    expiresAt,
  })
  const rest = await demand(await ordered())
  return { payOrderId: rest?.id ?? part.id }
}

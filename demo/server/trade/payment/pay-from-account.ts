import type { Member } from '../../core/security/auth'
import { payOrderState } from '../../../../src/words/pay-order-state'
import { payMethod } from '../../../../src/words/pay-method'
import { onlyInAccounts } from '../../money/accounts/account-currency'
import { refuse } from '../../core/http/refusal'
import { pointsRefusalFor } from './payable-in-points'
import { takeFrom, type AccountCode } from './account-money'
import { markPaid } from './mark-paid'
import { lockOwn, payable } from './own-pay-orders'
import { movePayOrder } from './pay-orders'

const { rejected, toBePaid, paid } = payOrderState.code

/**
 * Pays from a company account. Debit and payment are one transaction. A pay order that is already paid is not debited again.
 * @throws Refusal 404 void, 422 under review, insufficient balance or another currency
 */
export async function payFromAccount(who: Member, id: string, payCode: AccountCode) {
  const row = await lockOwn(who, id)
  await onlyInAccounts({ site: row.siteId })
  if (!payable(row)) return { state: paid }
  const mover = { actor: 'buyer', actorId: who.customerId } as const
  if (row.state === rejected) await movePayOrder(row, 'changeMethod', mover)
  // The amount payable in points was also checked before the funds were locked.
  const refused = payCode === payMethod.code.points && (await pointsRefusalFor(who, row))
  if (refused) throw refuse(422, refused.text, { values: refused.values })
  await takeFrom(who, payCode, row.amount, row.payNo)
  await markPaid({ ...row, state: toBePaid }, 'debit', { ...mover, payCode })
  return { state: paid }
}

import { count, desc, eq, exists, sql } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import { bondActions, bondState } from '../../../../src/money/bonds/bond'
import type { bondPage } from '../../../../src/money/bonds/bonds.contract'
import { payOrderState } from '../../../../src/words/pay-order-state'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db, tx } from '../../core/database/db'
import { pageWith } from '../../core/database/page-with'
import { documents, seenBy } from '../../core/documents/documents'
import { openPayOrder } from '../../trade/payment/pay-orders'
import { voucherFor } from '../../trade/payment/vouchers-under-review'
import { voidDemands } from '../../trade/payment/void-demands'
import { onlyInAccounts } from '../accounts/account-currency'
import { lockFunds } from '../accounts/account-rows'
import { bond } from './bonds.table'

const { toBePaid, pendingReview } = bondState.code

/** The state with what its pay order adds: a voucher for it is being looked at. */
const stateNow = () =>
  sql`case when ${bond.state} = ${toBePaid} and ${exists(voucherFor(bond.id))} then ${pendingReview} else ${bond.state} end`
    .mapWith(Number)
    .as('state_now')

/** A company's bonds with their states as they are now. */
const bondsOf = (who: Member) =>
  db()
    .select({
      id: bond.id,
      bondNo: bond.bondNo,
      kind: bond.kind,
      title: bond.title,
      amount: bond.amount,
      dueDate: bond.dueDate,
      paidAt: bond.paidAt,
      refundedAt: bond.refundedAt,
      reason: bond.reason,
      createdAt: bond.createdAt,
      state: stateNow(),
    })
    .from(bond)
    .where(seenBy(who, bond))
    .as('bonds_now')

export async function bondsPage(who: Member, body: Asked<typeof bondPage>['body']) {
  const { state, pageNumber, pageSize } = body
  const all = bondsOf(who)
  const rows = await db()
    .select()
    .from(all)
    .where(state === undefined ? undefined : eq(all.state, state))
    .orderBy(desc(all.createdAt), desc(all.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const found = await db().select({ state: all.state, found: count() }).from(all).groupBy(all.state)
  const counts = Object.fromEntries(found.map((row): [string, number] => [String(row.state), row.found]))
  const total = state === undefined ? found.reduce((sum, row) => sum + row.found, 0) : (counts[state] ?? 0)
  const content = rows.map(({ amount, paidAt, refundedAt, createdAt: _, ...row }) => ({
    ...row,
    amount: toDecimal(amount),
    ...(paidAt && { paidAt: wireTime(paidAt) }),
    ...(refundedAt && { refundedAt: wireTime(refundedAt) }),
    actions: bondActions(row.state, 'buyer'),
  }))
  return { ...pageWith(content, total, body), counts }
}

export const { seen: seenBond } = documents(bond, (where) => db().select().from(bond).where(where))

/** Demands the money of a bond. @throws Refusal 404, 409 it is paid, 422 a voucher for it is under review */
export const demandBond = (who: Member, id: string) =>
  tx(async () => {
    await onlyInAccounts(who)
    await lockFunds(who.companyId)
    const { amount } = await seenBond(id, who, ({ state }) => bondActions(state, 'buyer').includes('pay'))
    await voidDemands('bond', [id])
    return openPayOrder({
      customerId: who.companyId,
      placedBy: who.customerId,
      siteId: who.site,
      purpose: 'bond',
      state: payOrderState.code.toBePaid,
      items: [{ refId: id, amount }],
    })
  })

import { and, desc, eq, inArray } from 'drizzle-orm'
import { reviewState } from '../../../../src/account/company/review-state'
import type { Asked } from '../../../../src/core/endpoint'
import { toDecimal } from '../../../../src/core/money'
import type { withdraw, withdrawPage } from '../../../../src/money/deposit/withdrawals.contract'
import { audit } from '../../core/audit'
import type { Member } from '../../core/auth'
import { wireTime } from '../../core/business-time'
import { db, tx } from '../../core/db'
import { newId } from '../../core/ids'
import { pageWith } from '../../core/page-with'
import { notFound, stateChanged } from '../../core/refusal'
import { lockFunds } from '../accounts/account-rows'
import { freeze, takeFrozen, unfreeze } from '../accounts/freeze'
import { depositWithdraw } from './deposit.table'

const { pending, approved, rejected } = reviewState.code
type State = (typeof depositWithdraw.$inferSelect)['reviewState']

/** Sets the amount aside until the platform has decided. @throws Refusal 422 it does not suffice */
export function askForWithdrawal(
  { companyId, customerId }: Member,
  { amount, bank, bankCard, holder }: Omit<Asked<typeof withdraw>['body'], 'payPassword'>,
) {
  return tx(async () => {
    const id = newId()
    await freeze(companyId, amount)
    await db().insert(depositWithdraw).values({ id, customerId: companyId, amount, bank, bankCard, holder })
    const line = { entity: 'deposit_withdraw', entityId: id, action: 'ask', toState: pending }
    await audit({ actorType: 'buyer', actorId: customerId, ...line })
    return { id, reviewState: pending }
  })
}

type Step = { from: readonly State[]; to: State; reason: string; cancelled?: boolean }

/**
 * Moves a withdrawal once: what is paid out leaves the deposit, what is not becomes free again.
 * @returns false when it stands in another state
 */
export function moveWithdrawal(id: string, { from, to, reason, cancelled = false }: Step): Promise<boolean> {
  return tx(async () => {
    const [known] = await db().select().from(depositWithdraw).where(eq(depositWithdraw.id, id))
    if (!known) return false
    await lockFunds(known.customerId)
    const [row] = await db()
      .update(depositWithdraw)
      .set({ reviewState: to, reason, cancelled })
      .where(and(eq(depositWithdraw.id, id), inArray(depositWithdraw.reviewState, [...from])))
      .returning()
    if (!row) return false
    if (to === approved) await takeFrozen(row.customerId, row.amount, id)
    if (to === rejected) await unfreeze(row.customerId, row.amount)
    return true
  })
}

/** Takes a withdrawal back that nobody has looked at yet. @throws Refusal 404 not theirs, 409 too late */
export async function takeBackWithdrawal({ companyId, customerId }: Member, id: string) {
  const own = and(eq(depositWithdraw.id, id), eq(depositWithdraw.customerId, companyId))
  const [row] = await db().select().from(depositWithdraw).where(own)
  if (!row) throw notFound()
  const moved = await moveWithdrawal(id, { from: [pending], to: rejected, reason: '', cancelled: true })
  if (!moved) throw stateChanged()
  const line = { entity: 'deposit_withdraw', entityId: id, action: 'cancel', toState: rejected }
  await audit({ actorType: 'buyer', actorId: customerId, ...line })
  return { id }
}

export async function withdrawalsPage({ companyId }: Member, body: Asked<typeof withdrawPage>['body']) {
  const { pageNumber, pageSize } = body
  const own = eq(depositWithdraw.customerId, companyId)
  const rows = await db()
    .select()
    .from(depositWithdraw)
    .where(own)
    .orderBy(desc(depositWithdraw.createdAt), desc(depositWithdraw.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const content = rows.map((row) => ({
    id: row.id,
    amount: toDecimal(row.amount),
    bank: row.bank,
    bankCard: row.bankCard.slice(-4),
    holder: row.holder,
    reviewState: row.reviewState,
    cancelled: row.cancelled,
    reason: row.reason,
    createdAt: wireTime(row.createdAt),
  }))
  return pageWith(content, await db().$count(depositWithdraw, own), body)
}

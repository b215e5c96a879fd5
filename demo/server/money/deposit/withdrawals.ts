import { desc } from 'drizzle-orm'
import { reviewState } from '../../../../src/words/review-state'
import type { Asked } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import { withdrawalActions } from '../../../../src/money/deposit/withdrawal-machine'
import type { withdraw, withdrawPage } from '../../../../src/money/deposit/withdrawals.contract'
import { audit } from '../../core/documents/audit'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db, tx } from '../../core/database/db'
import { documents } from '../../core/documents/documents'
import { newId } from '../../core/database/ids'
import { pageWith } from '../../core/database/page-with'
import { onlyInAccounts } from '../accounts/account-currency'
import { freeze } from '../accounts/freeze'
import { depositWithdraw } from './deposit.table'
import { moveWithdrawal } from './move-withdrawal'

const { pending } = reviewState.code

/** Sets the amount aside until the platform has decided. @throws Refusal 422 it does not suffice */
export function askForWithdrawal(
  who: Member,
  { amount, bank, bankCard, holder }: Omit<Asked<typeof withdraw>['body'], 'payPassword'>,
) {
  return tx(async () => {
    await onlyInAccounts(who)
    const { companyId, customerId } = who
    const id = newId()
    await freeze(companyId, amount)
    await db().insert(depositWithdraw).values({ id, customerId: companyId, amount, bank, bankCard, holder })
    const line = { entity: 'deposit_withdraw', entityId: id, action: 'ask', toState: pending }
    await audit({ actorType: 'buyer', actorId: customerId, ...line })
    return { id, reviewState: pending }
  })
}

const { seenBy, seen } = documents(depositWithdraw, (where) =>
  db().select().from(depositWithdraw).where(where),
)

/** Cancels a withdrawal that is not under review. @throws Refusal 404 unknown or another company's, 409 too late */
export async function takeBackWithdrawal(who: Member, wanted: string) {
  const { id } = await seen(wanted, who)
  await moveWithdrawal(id, 'takeBack', { actor: 'buyer', actorId: who.customerId }, { cancelled: true })
  return { id }
}

export async function withdrawalsPage(who: Member, body: Asked<typeof withdrawPage>['body']) {
  const { pageNumber, pageSize } = body
  const own = seenBy(who)
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
    actions: withdrawalActions(row.reviewState, 'buyer'),
  }))
  return pageWith(content, await db().$count(depositWithdraw, own), body)
}

import { eq, inArray } from 'drizzle-orm'
import { reviewMachine } from '../../../../src/words/review-machine'
import { reviewState } from '../../../../src/words/review-state'
import type { Asked } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import type { applyCredit } from '../../../../src/money/credit/credit.contract'
import { waitsForReview } from '../../account/company/review-desk'
import { audit } from '../../core/documents/audit'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db, tx } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { onlyOwnFiles } from '../../session/registration/own-files'
import { creditApply } from './credit.table'

const waiting = () => refuse(409, ['申请正在审核', 'Your application is already under review.'])

export async function applicationOf(customerId: string) {
  const [row] = await db().select().from(creditApply).where(eq(creditApply.customerId, customerId))
  if (!row) return {}
  const { reviewState: state, amountWanted, purpose, files, reason, updatedAt } = row
  return {
    application: {
      reviewState: state,
      amountWanted: toDecimal(amountWanted),
      purpose,
      files,
      reason,
      appliedAt: wireTime(updatedAt),
    },
  }
}

/** Hands in an application; one that was decided is replaced. @throws Refusal 409 while one is under review */
export function apply({ companyId, customerId }: Member, body: Asked<typeof applyCredit>['body']) {
  const { files, amountWanted, purpose } = body
  return tx(async () => {
    await onlyOwnFiles(customerId, files, 'files')
    const [before] = await db()
      .select()
      .from(creditApply)
      .where(eq(creditApply.customerId, companyId))
      .for('update')
    if (before && waitsForReview.includes(before.reviewState)) throw waiting()
    const state = reviewMachine.handInAgain.to
    const application = { amountWanted, purpose, files, reviewState: state, reason: '' }
    const [row] = await db()
      .insert(creditApply)
      .values({ customerId: companyId, ...application })
      .onConflictDoUpdate({
        target: creditApply.customerId,
        set: application,
        setWhere: inArray(creditApply.reviewState, [reviewState.code.approved, reviewState.code.rejected]),
      })
      .returning()
    if (!row) throw waiting()
    const line = { entity: 'credit_apply', entityId: row.id, action: 'apply', toState: state }
    await audit({ actorType: 'buyer', actorId: customerId, ...line })
    return { reviewState: state }
  })
}

import { and, asc, eq, inArray } from 'drizzle-orm'
import { reviewState } from '../../../../src/account/company/review-state'
import { reviewing, reviewWays, waitsForReview } from '../../account/company/review-desk'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { applicationRow, reviewed } from './application-review'
import { openEnterprise } from './approve-company'
import { membership } from './registration.table'

/** Enterprise memberships that were applied for. */
export const desk = {
  title: ['企业会员审核', 'Enterprise memberships'],
  async waiting() {
    const rows = await db()
      .select()
      .from(membership)
      .where(inArray(membership.reviewState, [...waitsForReview]))
      .orderBy(asc(membership.updatedAt), asc(membership.id))
    return rows.map((row) => ({ ...applicationRow(row), ...reviewWays(row.reviewState) }))
  },
  actions: reviewing(async (id, step) => {
    const [row] = await db()
      .update(membership)
      .set({ reviewState: step.to, reason: step.reason })
      .where(and(eq(membership.id, id), inArray(membership.reviewState, [...step.from])))
      .returning()
    if (!row) return false
    if (step.to === reviewState.code.approved) await openEnterprise(row.customerId, row.company)
    await reviewed('membership', row, step)
    return true
  }),
} satisfies Desk

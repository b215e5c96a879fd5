import { asc, eq, inArray } from 'drizzle-orm'
import { reviewMachine } from '../../../../src/account/company/review-machine'
import { reviewing, reviewRules, reviewWays, waitsForReview } from '../../account/company/review-desk'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { locked } from '../../core/documents'
import { mover } from '../../core/move'
import { applicationRow } from './application-review'
import { openEnterprise } from './approve-company'
import { membership } from './registration.table'

const move = mover(membership, reviewMachine, {
  ...reviewRules,
  entity: 'membership',
  hold: (id) => locked(db().select().from(membership).where(eq(membership.id, id))),
  async after({ customerId, company }, action) {
    if (action === 'approve') await openEnterprise(customerId, company)
  },
})

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
  actions: reviewing(move),
} satisfies Desk

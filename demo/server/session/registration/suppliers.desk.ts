import { and, asc, eq, inArray } from 'drizzle-orm'
import { reviewState } from '../../../../src/account/company/review-state'
import { reviewing, reviewWays, waitsForReview } from '../../account/company/review-desk'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { applicationRow, reviewed } from './application-review'
import { openSupplier } from './approve-company'
import { supplierApply } from './registration.table'

/** Suppliers-to-be. */
export const desk = {
  title: ['供应商审核', 'Supplier applications'],
  async waiting() {
    const rows = await db()
      .select()
      .from(supplierApply)
      .where(inArray(supplierApply.reviewState, [...waitsForReview]))
      .orderBy(asc(supplierApply.updatedAt), asc(supplierApply.id))
    return rows.map((row) => ({ ...applicationRow(row), ...reviewWays(row.reviewState) }))
  },
  actions: reviewing(async (id, step) => {
    const [row] = await db()
      .update(supplierApply)
      .set({ reviewState: step.to, reason: step.reason })
      .where(and(eq(supplierApply.id, id), inArray(supplierApply.reviewState, [...step.from])))
      .returning()
    if (!row) return false
    if (step.to === reviewState.code.approved) await openSupplier(row.customerId)
    await reviewed('supplier', row, step)
    return true
  }),
} satisfies Desk

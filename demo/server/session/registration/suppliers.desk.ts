import { asc, eq, inArray } from 'drizzle-orm'
import { reviewMachine } from '../../../../src/account/company/review-machine'
import { reviewing, reviewRules, reviewWays, waitsForReview } from '../../account/company/review-desk'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { locked } from '../../core/documents'
import { mover } from '../../core/move'
import { applicationRow } from './application-review'
import { openSupplier } from './approve-company'
import { supplierApply } from './registration.table'

const move = mover(supplierApply, reviewMachine, {
  ...reviewRules,
  entity: 'supplier',
  hold: (id) => locked(db().select().from(supplierApply).where(eq(supplierApply.id, id))),
  async after({ customerId }, action) {
    if (action === 'approve') await openSupplier(customerId)
  },
})

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
  actions: reviewing(move),
} satisfies Desk

import type { SQL } from 'drizzle-orm'
import { reviewing, reviewMover, waitingForReview } from '../../account/company/review-desk'
import { db } from '../../core/database/db'
import type { Desk } from '../../core/operator/desk'
import { applicationRow } from './application-review'
import { openSupplier } from './approve-company'
import { supplierApply } from './registration.table'

const rows = (where: SQL | undefined) => db().select().from(supplierApply).where(where)

const move = reviewMover(supplierApply, rows, {
  entity: 'supplier',
  async after({ customerId }, action) {
    if (action === 'approve') await openSupplier(customerId)
  },
})

/** Desk queue of supplier applications. */
export const desk = {
  title: ['供应商审核', 'Supplier applications'],
  permission: 'members',
  ...waitingForReview(
    supplierApply,
    [supplierApply.company, supplierApply.creditCode, supplierApply.phone],
    rows,
    applicationRow,
  ),
  actions: reviewing(move),
} satisfies Desk

import type { SQL } from 'drizzle-orm'
import { reviewing, reviewMover, waitingForReview } from '../../account/company/review-desk'
import { db } from '../../core/database/db'
import type { Desk } from '../../core/operator/desk'
import { applicationRow } from './application-review'
import { openEnterprise } from './approve-company'
import { membership } from './registration.table'

const rows = (where: SQL | undefined) => db().select().from(membership).where(where)

const move = reviewMover(membership, rows, {
  entity: 'membership',
  async after({ customerId, company }, action) {
    if (action === 'approve') await openEnterprise(customerId, company)
  },
})

/** Desk queue of applications for enterprise membership. */
export const desk = {
  title: ['企业会员审核', 'Enterprise memberships'],
  permission: 'members',
  ...waitingForReview(
    membership,
    [membership.company, membership.creditCode, membership.phone],
    rows,
    applicationRow,
  ),
  actions: reviewing(move),
} satisfies Desk

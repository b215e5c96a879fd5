import { asc, eq, inArray } from 'drizzle-orm'
import { reviewMachine } from '../../../../src/account/company/review-machine'
import { reviewState } from '../../../../src/account/company/review-state'
import { eventReminders } from '../../account/reminders/event-reminders'
import { reviewing, reviewRules, reviewWays, waitsForReview } from '../../account/company/review-desk'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { locked } from '../../core/documents'
import { mover } from '../../core/move'
import { invoiceTitle } from './invoice-papers.table'

const tellTitle = eventReminders(
  {
    approve: {
      title: ['专票抬头审核结果', 'Invoice title reviewed'],
      content: ['抬头“{no}”审核通过', '“{no}” is approved.'],
    },
    reject: {
      title: ['专票抬头审核结果', 'Invoice title reviewed'],
      content: ['抬头“{no}”被驳回：{reason}', '“{no}” was rejected: {reason}'],
    },
  },
  ({ customerId, title }: typeof invoiceTitle.$inferSelect) => ({
    to: [customerId],
    no: title,
    topic: 'money',
    link: '/user/invoice/information',
  }),
)

export const moveTitle = mover(invoiceTitle, reviewMachine, {
  ...reviewRules,
  entity: 'invoice_title',
  hold: (id) => locked(db().select().from(invoiceTitle).where(eq(invoiceTitle.id, id))),
  after: tellTitle,
})

/** Special titles, which are compared with what the tax office knows. */
export const desk = {
  title: ['专票抬头审核', 'Special invoice titles'],
  async waiting() {
    const rows = await db()
      .select()
      .from(invoiceTitle)
      .where(inArray(invoiceTitle.reviewState, [...waitsForReview]))
      .orderBy(asc(invoiceTitle.updatedAt), asc(invoiceTitle.id))
    return rows.map((row) => ({
      id: row.id,
      head: row.title,
      lines: [
        reviewState.find(row.reviewState)?.text ?? '',
        row.taxNo,
        `${row.bank} ${row.bankCard}`,
        `${row.regAddress} ${row.regPhone}`,
      ],
      since: row.updatedAt,
      ...reviewWays(row.reviewState),
    }))
  },
  actions: reviewing(moveTitle),
} satisfies Desk

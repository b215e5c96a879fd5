import type { SQL } from 'drizzle-orm'
import { eventReminders } from '../../account/reminders/event-reminders'
import { reviewing, reviewMover, waitingForReview } from '../../account/company/review-desk'
import { db } from '../../core/database/db'
import type { Desk } from '../../core/operator/desk'
import { invoiceTitle } from './invoice-papers.table'

const tellTitle = eventReminders(
  {
    approve: {
      title: ['专票抬头审核结果', 'Invoice title reviewed'],
      content: ['抬头“{no}”审核通过', 'Invoice title “{no}” has been approved.'],
    },
    reject: {
      title: ['专票抬头审核结果', 'Invoice title reviewed'],
      content: ['抬头“{no}”被驳回：{reason}', 'Invoice title “{no}” was rejected: {reason}'],
    },
  },
  ({ customerId, title }: typeof invoiceTitle.$inferSelect) => ({
    to: [customerId],
    siteId: null,
    no: title,
    topic: 'money',
    link: '/user/invoice/information',
  }),
)

const rows = (where: SQL | undefined) => db().select().from(invoiceTitle).where(where)

export const moveTitle = reviewMover(invoiceTitle, rows, { entity: 'invoice_title', after: tellTitle })

/** Special titles, which are compared with what the tax office knows. */
export const desk = {
  title: ['专票抬头审核', 'Special VAT invoice titles'],
  permission: 'finance',
  ...waitingForReview(
    invoiceTitle,
    [invoiceTitle.title, invoiceTitle.taxNo],
    rows,
    ({ title, taxNo, bank, bankCard, regAddress, regPhone }) => ({
      head: title,
      lines: [taxNo, `${bank} ${bankCard}`, `${regAddress} ${regPhone}`],
    }),
  ),
  actions: reviewing(moveTitle),
} satisfies Desk

import { and, asc, eq, inArray } from 'drizzle-orm'
import { reviewState } from '../../../../src/account/company/review-state'
import { notify } from '../../account/notices/notify'
import { reviewing, reviewWays, waitsForReview } from '../../account/company/review-desk'
import { audit } from '../../core/audit'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { invoiceTitle } from './invoice-papers.table'

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
  actions: reviewing(async (id, { from, to, action, reason }) => {
    const [row] = await db()
      .update(invoiceTitle)
      .set({ reviewState: to, reason })
      .where(and(eq(invoiceTitle.id, id), inArray(invoiceTitle.reviewState, [...from])))
      .returning()
    if (!row) return false
    await audit({ actorType: 'platform', entity: 'invoice_title', entityId: id, action, toState: to, reason })
    if (to === reviewState.code.approved || to === reviewState.code.rejected)
      await notify({
        to: [row.customerId],
        title: ['专票抬头审核结果', 'Invoice title reviewed'],
        content:
          to === reviewState.code.approved
            ? [`抬头“${row.title}”审核通过`, `“${row.title}” is approved.`]
            : [`抬头“${row.title}”被驳回：${reason}`, `“${row.title}” was rejected: ${reason}`],
        link: '/user/invoice/information',
      })
    return true
  }),
} satisfies Desk

import { eq } from 'drizzle-orm'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { complaintMachine } from '../../../../src/trade/complaints/complaint'
import { eventReminders } from '../../account/reminders/event-reminders'
import { db } from '../../core/database/db'
import { documentMover } from '../../core/documents/document-mover'
import { clock } from '../../core/time/clock'
import { holdAfterSale } from '../after-sales/hold-after-sale'
import { moveAfterSale } from '../after-sales/move-after-sale'
import { heldComplaint, type ComplaintRow } from './complaints'
import { complaint } from './complaints.table'

/** Reminders about complaints, for the author. */
export const tellComplaint = eventReminders(
  {
    settle: {
      title: ['投诉已处理', 'Complaint settled'],
      content: ['投诉 {no} 已处理完成', 'Complaint {no} has been settled.'],
    },
    close: {
      title: ['投诉已关闭', 'Complaint closed'],
      content: ['投诉 {no} 已关闭', 'Complaint {no} has been closed.'],
    },
    answer: {
      title: ['投诉有新回复', 'New reply to your complaint'],
      content: ['平台回复了投诉 {no}', 'The platform replied to complaint {no}.'],
    },
  },
  ({ id, complaintNo, placedBy, siteId }: ComplaintRow) => ({
    to: [placedBy],
    siteId,
    no: complaintNo,
    topic: 'afterSales',
    link: `/user/order/complaint/${id}`,
  }),
)

/** Settling the complaint also settles the refused case it is about. */
async function settleCase(afterSaleId: string) {
  const { row } = await holdAfterSale(afterSaleId)
  if (row.returnState === returnState.code.rejected)
    await moveAfterSale(afterSaleId, 'settle', { actor: 'platform' })
}

/** Locks a complaint. The case that it settles and its rows come first, in the common lock order. */
async function holdComplaint(id: string, action: string) {
  const [known] = await db().select().from(complaint).where(eq(complaint.id, id))
  if (action === 'settle' && known?.afterSaleId) await holdAfterSale(known.afterSaleId)
  return heldComplaint(id)
}

/** Changes the state of a complaint. The reason is the platform's reply. */
export const moveComplaint = documentMover(complaint, holdComplaint, complaintMachine, {
  entity: 'complaint',
  always: ({ reason = '' }) => ({ reply: reason, waitsSince: null, endedAt: clock.now() }),
  async after(row, action) {
    if (action === 'settle' && row.afterSaleId) await settleCase(row.afterSaleId)
    await tellComplaint(row, action)
  },
})

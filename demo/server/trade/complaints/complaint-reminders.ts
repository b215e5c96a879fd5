import { eventReminders } from '../../account/reminders/event-reminders'
import type { ComplaintRow } from './complaint-viewer'

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

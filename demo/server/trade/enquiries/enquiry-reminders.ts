import { eventReminders } from '../../account/reminders/event-reminders'
import type { EnquiryRow } from './enquiry-viewer'

/** Reminders about inquiries, for the author. */
export const tellEnquiry = eventReminders(
  {
    quote: {
      title: ['供应商询价收到报价', 'New quote for your inquiry'],
      content: ['供应商询价 {no} 收到新的供应商报价', 'Inquiry {no} has received a new supplier quote.'],
    },
    answer: {
      title: ['供应商询价有新回复', 'New reply to your inquiry'],
      content: ['供应商询价 {no} 有新的回复', 'There is a new reply to inquiry {no}.'],
    },
    expire: {
      title: ['供应商询价已截止', 'Inquiry closed'],
      content: ['供应商询价 {no} 已截止并关闭', 'Inquiry {no} has reached its deadline and is closed.'],
    },
  },
  ({ id, enquiryNo, placedBy, siteId }: EnquiryRow) => ({
    to: [placedBy],
    siteId,
    no: enquiryNo,
    topic: 'trade',
    link: `/user/enquiry/${id}`,
  }),
)

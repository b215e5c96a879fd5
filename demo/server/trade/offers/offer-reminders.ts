import { eventReminders } from '../../account/reminders/event-reminders'
import type { OfferRow } from './offer-viewer'

/** Reminders about quotations, for the author. */
export const tellOffer = eventReminders(
  {
    quote: {
      title: ['报价已出', 'Quotation ready'],
      content: [
        '询价单 {no} 已报价，请在有效期内确认',
        'Quotation {no} is ready. Please accept or decline it while it is valid.',
      ],
    },
    answer: {
      title: ['询价单有新回复', 'New reply to your quotation'],
      content: ['平台回复了询价单 {no}', 'The platform replied to quotation {no}.'],
    },
    expire: {
      title: ['报价已过期', 'Quotation expired'],
      content: ['询价单 {no} 已过有效期', 'Quotation {no} has expired.'],
    },
  },
  ({ id, offerNo, placedBy, siteId }: OfferRow) => ({
    to: [placedBy],
    siteId,
    no: offerNo,
    topic: 'trade',
    link: `/user/offer/${id}`,
  }),
)

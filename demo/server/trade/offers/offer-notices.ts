import type { Text } from '../../../../src/core/messages'
import type { OfferAction } from '../../../../src/trade/offers/offer-machine'
import { notify } from '../../account/notices/notify'
import type { OfferRow } from './offer-viewer'

const words = {
  quote: {
    title: ['报价已出', 'Quotation ready'],
    content: [
      '报价单 {no} 已报价，请在有效期内确认',
      'Quotation {no} is ready. Please answer while it holds.',
    ],
  },
  answer: {
    title: ['报价单有新回复', 'A word on your quotation'],
    content: ['平台回复了报价单 {no}', 'The platform answered on quotation {no}.'],
  },
  expire: {
    title: ['报价已过期', 'Quotation expired'],
    content: ['报价单 {no} 已过有效期', 'Quotation {no} holds no more.'],
  },
} as const satisfies Partial<Record<OfferAction | 'answer', { title: Text; content: Text }>>

const isTold = (event: string): event is keyof typeof words => Object.hasOwn(words, event)

/** Tells who asked what happened to a quotation; what its buyer did needs no word. */
export async function tellOffer(row: OfferRow, event: OfferAction | 'answer') {
  if (!isTold(event)) return
  const { title, content } = words[event]
  const [zh, en] = content
  await notify({
    to: [row.placedBy],
    title,
    content: [zh.replace('{no}', row.offerNo), en.replace('{no}', row.offerNo)],
    link: `/user/offer/${row.id}`,
  })
}

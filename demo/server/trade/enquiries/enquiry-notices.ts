import { fill, type Text } from '../../../../src/core/messages'
import type { EnquiryAction } from '../../../../src/trade/enquiries/enquiry-machine'
import { notify } from '../../account/notices/notify'
import type { EnquiryRow } from './enquiry-viewer'

const words = {
  quote: {
    title: ['询价收到报价', 'An answer to your inquiry'],
    content: ['询价 {no} 收到新的供应商报价', 'A supplier answered inquiry {no}.'],
  },
  answer: {
    title: ['询价有新回复', 'A word on your inquiry'],
    content: ['询价 {no} 有新的回复', 'There is a word on inquiry {no}.'],
  },
  expire: {
    title: ['询价已截止', 'Inquiry ended'],
    content: ['询价 {no} 已截止并关闭', 'Inquiry {no} is over.'],
  },
} as const satisfies Partial<Record<EnquiryAction | 'answer', { title: Text; content: Text }>>

const isTold = (event: string): event is keyof typeof words => Object.hasOwn(words, event)

/** Tells who asked what happened to an inquiry; what its buyer did needs no word. */
export async function tellEnquiry(row: EnquiryRow, event: EnquiryAction | 'answer') {
  if (!isTold(event)) return
  const { title, content } = words[event]
  const [zh, en] = content
  const no = { no: row.enquiryNo }
  await notify({
    to: [row.placedBy],
    title,
    content: [fill(zh, no), fill(en, no)],
    link: `/user/enquiry/${row.id}`,
  })
}

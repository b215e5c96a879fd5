import { messages } from '../../core/language/messages'

/** Messages separate from those of the pages, because buttons all over the shop use them. */
export const offerDraftMessages = messages('offerDraft', {
  list: ['询价单', 'Quotations'],
  ask: ['询价', 'Request a quotation'],
  added: ['已加入询价单（{n} 种）', 'Added to your quotation ({n}).'],
  count: ['询价单，{n} 种商品', 'Quotation, {n} {n|kind|kinds} of goods'],
  add: ['加入询价单', 'Add to quotation'],
})

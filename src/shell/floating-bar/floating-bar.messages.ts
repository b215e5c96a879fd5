import { messages } from '../../core/language/messages'

export const floatingBarMessages = messages('floatingBar', {
  label: ['快捷工具', 'Quick tools'],
  service: ['客服', 'Service'],
  serviceLabel: ['联系客服', 'Contact customer service'],
  top: ['顶部', 'Top'],
  toTop: ['回到顶部', 'Back to top'],
  fold: ['收起快捷工具', 'Fold the quick tools'],
  unfold: ['展开快捷工具', 'Unfold the quick tools'],
})

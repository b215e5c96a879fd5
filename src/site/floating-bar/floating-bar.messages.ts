import { messages } from '../../core/messages'

export const floatingBarMessages = messages('floatingBar', {
  label: ['快捷工具', 'Quick tools'],
  top: ['顶部', 'Top'],
  toTop: ['回到顶部', 'Back to top'],
  fold: ['收起快捷工具', 'Fold the quick tools'],
  unfold: ['展开快捷工具', 'Unfold the quick tools'],
})

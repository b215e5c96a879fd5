import { messages } from '../../core/language/messages'

export const lookUpMessages = messages('lookUp', {
  type: ['输入名称查找', 'Type a name to find'],
  found: ['共 {n} 项，已列出 {shown} 项', '{shown} of {n} listed'],
  none: ['没有符合的选项', 'Nothing matches.'],
  more: ['加载更多', 'Load more'],
  failed: ['选项没有加载出来', 'The options could not be loaded.'],
})

import { messages } from '../../core/language/messages'

export const customPageMessages = messages('customPage', {
  page: ['页面', 'The page'],
  empty: ['这个页面还没有内容', 'This page is still empty'],
})

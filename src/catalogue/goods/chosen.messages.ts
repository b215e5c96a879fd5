import { messages } from '../../core/language/messages'

export const chosenMessages = messages('chosen', {
  total: ['合计', 'Total'],
  hidden: ['登录后可见', 'visible after login'],
  failed: ['金额没有算出来', 'could not be calculated'],
  retry: ['重试', 'Try again'],
})

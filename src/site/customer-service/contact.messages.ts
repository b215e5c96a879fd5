import { messages } from '../../core/messages'

/** Of the ways to customer service, which stand on every page. */
export const contactMessages = messages('contact', {
  none: ['平台未设置或未启用客服', 'Platform has not set up or enabled customer service.'],
})

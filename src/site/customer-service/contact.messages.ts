import { messages } from '../../core/language/messages'

/** Messages of the contacts, which are on every page. */
export const contactMessages = messages('contact', {
  none: ['平台未设置或未启用客服', 'Platform has not set up or enabled customer service.'],
})

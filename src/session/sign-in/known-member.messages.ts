import { messages } from '../../core/language/messages'

export const knownMemberMessages = messages('knownMember', {
  account: ['账号信息', 'Your account'],
})

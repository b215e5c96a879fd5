import { messages } from '../../core/messages'

export const knownMemberMessages = messages('knownMember', {
  account: ['账号信息', 'Your account'],
})

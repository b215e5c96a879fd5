import { messages } from '../../core/messages'

export const knownMemberMessages = messages('session/sign-in/known-member', {
  account: ['账号信息', 'Your account'],
})

import { messages } from '../../core/language/messages'

export const profileMessages = messages('profile', {
  title: ['个人资料', 'Profile'],
  what: ['个人资料', 'the profile'],
  loginAccount: ['用户名', 'User name'],
  save: ['保存', 'Save'],
  saved: ['资料已保存', 'The profile is saved.'],
})

import { messages } from '../../core/language/messages'

export const sessionMessages = messages('session', {
  notKept: ['浏览器未保存登录状态', 'Your browser keeps no cookies'],
  notKeptText: [
    '关闭或刷新页面后需要重新登录。',
    'You will have to log in again after closing or reloading this page.',
  ],
})

import { messages } from './messages'

export const coreMessages = messages('core', {
  error: ['错误', 'Error'],
  timeout: ['请求超时，请稍后重试', 'Request timed out, please try again later.'],
  sessionLost: ['登录失效或已过期', 'Login invalid or expired'],
  logInAgain: ['请重新登录', 'Please log in again.'],
  close: ['关闭', 'Close'],
})

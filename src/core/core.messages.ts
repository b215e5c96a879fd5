import { messages } from './messages'

export const coreMessages = messages('core', {
  error: ['错误', 'Error'],
  timeout: ['请求超时，请稍后重试', 'Request timed out. Please try again later.'],
  sessionLost: ['登录失效或已过期', 'Login invalid or expired'],
  logInAgain: ['请重新登录', 'Please log in again.'],
  storageRefused: [
    '浏览器无法保存数据，关闭页面后所选商品将丢失',
    'Your browser keeps no data: what you chose is lost when this page closes.',
  ],
})

import { messages } from '../../core/language/messages'

export const handOverMessages = messages('handOver', {
  title: ['移交企业', 'Hand over the company'],
  text: [
    '所选成员将成为管理员并接手您的待办工作，您的账号将停用并立即退出登录。',
    'The chosen member becomes administrator and takes over your open work. Your account is closed and logged out at once.',
  ],
  choose: ['请选择', 'Please choose'],
  action: ['移交并退出', 'Hand over and log out'],
  done: ['已移交', 'The company has been handed over.'],
})

import { messages } from '../../core/language/messages'

export const linkHintMessages = messages('linkHint', {
  title: ['您即将离开{site}', 'You are leaving {site}'],
  here: ['本站', 'this site'],
  text: [
    '下面的网站不属于本站，请留意您的账号与资金安全。',
    'The site below is not ours. Keep your account and your money safe.',
  ],
  to: ['将要打开', 'Opens'],
  plain: ['连接未加密，请不要输入密码。', 'The connection is not encrypted. Do not enter a password.'],
  go: ['继续访问', 'Continue'],
  stay: ['返回首页', 'Back to home'],
  refused: ['这个链接不能打开', 'This link cannot be opened'],
  refusedText: ['只能打开完整的网页地址。', 'Only complete web addresses can be opened.'],
})

import { messages } from '../../core/language/messages'

export const footerMessages = messages('footer', {
  help: ['帮助', 'Help'],
  consult: ['咨询客服', 'Consult customer service'],
  follow: ['关注公众号', 'Follow us'],
  hotline: ['客服热线', 'Hotline'],
  copyright: ['© {year} {company} 版权所有', '© {year} {company} All rights reserved.'],
  guarantees: ['服务承诺', 'Our promises'],
})

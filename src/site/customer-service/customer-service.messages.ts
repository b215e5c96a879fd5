import { messages } from '../../core/language/messages'

export const serviceMessages = messages('service', {
  home: ['首页', 'Home'],
  title: ['服务中心', 'Service centre'],
  text: ['下单、退换、开票与联系方式', 'How to order, return, invoice and reach us'],
  topics: ['服务说明', 'How it works'],
  readOn: ['了解更多', 'Read on'],
  contact: ['联系我们', 'Contact us'],
  entryLabel: ['联系客服', 'Contact customer service'],
  consult: ['咨询客服', 'Consult customer service'],
  what: ['客服信息', 'Customer service'],
  hotline: ['客服热线', 'Hotline'],
  workTime: ['服务时间', 'Working time'],
  chat: ['在线咨询', 'Chat'],
  chatText: ['打开聊天页面，人工客服接待', 'Opens the chat page; a person answers'],
  scan: ['扫码关注，手机上咨询', 'Scan to ask by phone'],
  leave: ['给我们留言', 'Leave a message'],
  leaveHint: [
    '非服务时间请留言，下一个工作日回复。',
    'Outside working time leave a message; we answer the next working day.',
  ],
  send: ['提交留言', 'Send message'],
  sent: ['留言已提交', 'Your message was sent.'],
  sentText: ['我们会在下一个工作日联系您。', 'We will contact you on the next working day.'],
  again: ['再留一条', 'Leave another'],
  nothing: ['还没有服务说明', 'Nothing is explained here yet'],
})

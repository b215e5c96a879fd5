import { messages } from '../../core/language/messages'

export const reminderMessages = messages('reminders', {
  title: ['消息中心', 'Messages'],
  kinds: ['消息状态', 'Message state'],
  all: ['全部', 'All'],
  unread: ['未读', 'Unread'],
  read: ['已读', 'Read'],
  readAll: ['全部标为已读', 'Mark all as read'],
  readOne: ['标为已读', 'Mark as read'],
  look: ['查看', 'View'],
  none: ['没有消息', 'No messages'],
  noneText: [
    '订单审核、发货等进度会在这里提醒。',
    'Order reviews, shipments and other progress appear here.',
  ],
  unreadCount: ['{n} 条未读消息', '{n} unread {n|message|messages}'],
})

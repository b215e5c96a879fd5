import { dictionary } from '../../core/language/dictionary'

export const reminderState = dictionary('noticeState', {
  unread: [10, '未读', 'Unread', 'moves'],
  read: [20, '已读', 'Read', 'ended'],
})

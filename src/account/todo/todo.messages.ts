import { messages } from '../../core/language/messages'

export const todoMessages = messages('todo', {
  title: ['待办事项', 'To do'],
  none: ['没有待办事项', 'Nothing to do.'],
  days: ['剩 {n} 天', '{n} {n|day|days} left'],
  hours: ['剩 {n} 小时', '{n} {n|hour|hours} left'],
  minutes: ['剩 {n} 分钟', '{n} {n|minute|minutes} left'],
  lateDays: ['逾期 {n} 天', '{n} {n|day|days} late'],
  late: ['已到期', 'due'],
  all: ['全部 {n} 项', 'All {n}'],
  fewer: ['收起', 'Fewer'],
})

import { messages } from '../../core/language/messages'

export const dayMessages = messages('day', {
  anyTime: ['全部时间', 'Any time'],
  from: ['开始日期', 'From'],
  to: ['结束日期', 'To'],
  until: ['至', 'to'],
  form: ['年-月-日', 'yyyy-mm-dd'],
  openCalendar: ['选择日期', 'Choose a date'],
})

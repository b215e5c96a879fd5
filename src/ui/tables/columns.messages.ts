import { messages } from '../../core/language/messages'

export const columnMessages = messages('columns', {
  state: ['状态', 'State'],
  action: ['操作', 'Actions'],
})

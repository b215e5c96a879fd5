import { messages } from '../../core/messages'

export const stateListMessages = messages('stateList', {
  all: ['全部', 'All'],
  reset: ['重置', 'Reset'],
  noneFoundText: ['请调整搜索词或筛选条件。', 'Try other words or filters.'],
})

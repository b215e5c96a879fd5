import { messages } from '../../core/language/messages'

export const stateListMessages = messages('stateList', {
  all: ['全部', 'All'],
  states: ['状态', 'States'],
  reset: ['重置', 'Reset'],
  noneFound: ['没有符合条件的记录', 'Nothing matches'],
  noneFoundText: ['请调整搜索词或筛选条件。', 'Try other words or filters.'],
})

import { dictionary } from '../../core/language/dictionary'

export const enquiryState = dictionary('enquiryState', {
  open: [10, '询价中', 'Open', 'moves'],
  answered: [20, '已有报价', 'Quotes received', 'waits'],
  awarded: [30, '已采纳', 'Accepted', 'done'],
  closed: [40, '已关闭', 'Closed', 'ended'],
})

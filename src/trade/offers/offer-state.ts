import { dictionary } from '../../core/language/dictionary'

export const offerState = dictionary('offerState', {
  toBeQuoted: [10, '待报价', 'To be quoted', 'moves'],
  quoted: [20, '已报价', 'Quoted', 'waits'],
  accepted: [30, '已接受', 'Accepted', 'done'],
  declined: [40, '已拒绝', 'Declined', 'refused'],
  expired: [50, '已过期', 'Expired', 'ended'],
  withdrawn: [90, '已撤回', 'Withdrawn', 'ended'],
})

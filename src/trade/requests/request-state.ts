import { dictionary } from '../../core/language/dictionary'

export const requestState = dictionary('requestState', {
  waiting: [10, '待审批', 'Waiting for approval', 'waits'],
  returned: [20, '已退回', 'Returned', 'waits'],
  approved: [30, '已批准', 'Approved', 'moves'],
  ordered: [40, '已下单', 'Ordered', 'done'],
  rejected: [50, '已驳回', 'Rejected', 'refused'],
  withdrawn: [60, '已撤回', 'Withdrawn', 'ended'],
  expired: [70, '已过期', 'Expired', 'ended'],
  failed: [80, '下单失败', 'Not ordered', 'refused'],
})

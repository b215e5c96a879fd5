import { dictionary } from '../../core/language/dictionary'

export const complaintState = dictionary('complaintState', {
  waiting: [10, '待处理', 'Waiting', 'waits'],
  success: [20, '处理成功', 'Success', 'done'],
  closed: [30, '已关闭', 'Closed', 'ended'],
  withdrawn: [40, '买家撤回', 'Withdrawn by buyer', 'ended'],
})

import { dictionary } from '../../core/dictionary'

/** Whether a sub-account can sign in. */
export const memberState = dictionary('memberState', {
  open: [10, '正常', 'Active', 'done'],
  closed: [20, '已停用', 'Disabled', 'ended'],
})

import { dictionary } from '../../core/language/dictionary'

/** States of a sub-account: whether it can sign in. */
export const memberState = dictionary('memberState', {
  open: [10, '正常', 'Active', 'done'],
  closed: [20, '已停用', 'Disabled', 'ended'],
})

import { dictionary } from '../../core/language/dictionary'

/** States of an invitation. An expired one can be sent again. */
export const invitationState = dictionary('invitationState', {
  waiting: [10, '待接受', 'Waiting', 'waits'],
  accepted: [20, '已接受', 'Accepted', 'done'],
  withdrawn: [30, '已撤回', 'Withdrawn', 'ended'],
  expired: [40, '已过期', 'Expired', 'ended'],
})

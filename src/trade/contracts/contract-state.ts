import { dictionary } from '../../core/language/dictionary'

export const contractState = dictionary('contractState', {
  pendingReview: [10, '待审核', 'Pending review', 'waits'],
  toBeSigned: [20, '待签署', 'To be signed', 'waits'],
  inForce: [30, '生效中', 'In force', 'done'],
  expired: [40, '已到期', 'Expired', 'ended'],
  terminated: [50, '已终止', 'Terminated', 'refused'],
})

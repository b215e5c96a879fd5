import { dictionary } from '../../core/language/dictionary'

/** Availability of a claimable coupon. */
export const templateState = dictionary('templateState', {
  notStarted: [10, '未开始', 'Not started', 'ended'],
  open: [20, '可领取', 'Open', 'moves'],
  ended: [30, '已结束', 'Ended', 'ended'],
  stopped: [40, '已停止', 'Stopped', 'ended'],
})

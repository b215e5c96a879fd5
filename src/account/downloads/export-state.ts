import { dictionary } from '../../core/language/dictionary'

/** States of a report. */
export const exportState = dictionary('exportState', {
  queued: [10, '排队中', 'Queued', 'waits'],
  running: [20, '生成中', 'Being generated', 'moves'],
  ready: [30, '已完成', 'Ready', 'done'],
  failed: [40, '生成失败', 'Failed', 'refused'],
})

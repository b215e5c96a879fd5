import { exportPerformance, performance } from '../../../../src/account/performance/performance.contract'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { queueExport } from '../downloads/queue-export'
import { turnoverOf } from './turnover'

export function routes(app: App) {
  serve(app, performance, ({ asked, who }) => turnoverOf(who, asked.query))

  serve(app, exportPerformance, async ({ asked: { body }, who, language }) => {
    const { by, timeRange, memberId = '', format } = body
    const keys = [`${by}/${timeRange}/${memberId}`]
    return { taskId: await queueExport(who, { kind: 'performance', keys, format, language }) }
  })
}

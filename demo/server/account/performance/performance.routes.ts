import { exportPerformance, performance } from '../../../../src/account/performance/performance.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { queueExport } from '../downloads/queue-export'
import { turnoverOf } from './turnover'

export function routes(app: App) {
  serve(app, performance, ({ asked, who }) => turnoverOf(who, asked.query))

  serve(
    app,
    exportPerformance,
    (call) => {
      const { by, timeRange, memberId = '' } = call.asked.body
      return queueExport(call, 'performance', [`${by}/${timeRange}/${memberId}`])
    },
    { alsoGet: true },
  )
}

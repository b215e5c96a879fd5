import { exportU9, u9Page } from '../../../../src/money/deposit/u9.contract'
import { toDecimal } from '../../../../src/core/money'
import { exportRows } from '../../account/downloads/queue-export'
import { pageWith } from '../../core/database/page-with'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { countU9, u9Balance, u9Rows, wireU9 } from './u9-deposits'

export function routes(app: App) {
  serve(app, u9Page, async ({ asked: { body }, who }) => {
    const { pageNumber, pageSize, timeRange } = body
    const rows = await u9Rows(who.companyId, timeRange)
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize)
    return {
      ...pageWith(rows.map(wireU9), await countU9(who.companyId, timeRange), body),
      balance: toDecimal(await u9Balance(who.companyId)),
    }
  })

  serve(
    app,
    exportU9,
    (call) => exportRows(call, 'u9Deposit', u9Rows(call.who.companyId, call.asked.body.timeRange)),
    { alsoGet: true },
  )
}

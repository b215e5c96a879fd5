import { checkCodes } from '../../../../src/catalogue/quick-order/quick-order.contract'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { optionsOf } from '../../site/brand-site/brand-sites'
import { askerOf } from '../goods/asker'
import { answersFor } from './check-codes'

export function routes(app: App) {
  serve(
    app,
    checkCodes,
    async (call) => {
      const { unenoughStockSale } = await optionsOf(call.site)
      return answersFor(call.asked.body.codeList, await askerOf(call), unenoughStockSale === 10)
    },
    { lines: true },
  )
}

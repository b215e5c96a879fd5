import { checkCodes } from '../../../../src/catalogue/quick-order/quick-order.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { askerOf } from '../goods/asker'
import { answersFor } from './check-codes'

export function routes(app: App) {
  serve(app, checkCodes, async (call) => answersFor(call.asked.body.codeList, await askerOf(call)), {
    lines: true,
  })
}

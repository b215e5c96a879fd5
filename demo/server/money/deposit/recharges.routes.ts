import * as recharges from '../../../../src/money/deposit/recharges.contract'
import { offlineFields, rechargeFields } from '../../../../src/money/deposit/recharge-fields'
import { exportRows } from '../../account/downloads/queue-export'
import { pageWith } from '../../core/database/page-with'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import {
  countRecharges,
  demandRecharge,
  rechargeOffline,
  rechargeRows,
  takeRechargeBack,
  wireRecharges,
} from './recharges'

export function routes(app: App) {
  serve(
    app,
    recharges.recharge,
    async ({ asked, who }) => ({ payOrderId: (await demandRecharge(who, asked.body.amount)).id }),
    { words: rechargeFields.fields },
  )

  serve(app, recharges.offlinePay, ({ asked, who }) => rechargeOffline(who, asked.body), {
    words: offlineFields.fields,
  })

  serve(app, recharges.rechargePage, async ({ asked: { body }, who }) => {
    const { pageNumber, pageSize } = body
    const rows = await rechargeRows(who, body)
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize)
    return pageWith(await wireRecharges(rows), await countRecharges(who, body), body)
  })

  serve(app, recharges.cancelRecharge, ({ asked, who }) => takeRechargeBack(who, asked.path.id))

  serve(
    app,
    recharges.exportRecharges,
    (call) => exportRows(call, 'recharge', rechargeRows(call.who, call.asked.body)),
    { alsoGet: true },
  )
}

import * as credit from '../../../../src/money/credit/credit.contract'
import { creditFields, disputeFields } from '../../../../src/money/credit/credit-fields'
import { clock } from '../../core/clock'
import { tx } from '../../core/db'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { applicationOf, apply } from './credit-applications'
import { billsPage, linesOf, overview, ownBill, wireBill } from './credit-bills'
import { moveBill } from './move-bill'
import { demandRepayment } from './repay-bills'

export function routes(app: App) {
  serve(app, credit.creditIndex, ({ who }) => overview(who.companyId))
  serve(app, credit.billPage, ({ asked, who }) => billsPage(who.companyId, asked.body))

  serve(app, credit.billDetail, async ({ asked, who }) => {
    const row = await ownBill(who.companyId, asked.path.id)
    return { ...wireBill(row), lines: await linesOf(row) }
  })

  serve(app, credit.confirmBill, ({ asked, who }) =>
    tx(async () => {
      const { id } = await ownBill(who.companyId, asked.path.id)
      const mover = { actor: 'buyer', actorId: who.customerId } as const
      const { state } = await moveBill(id, 'confirm', mover, { confirmedAt: clock.now() })
      return { state }
    }),
  )

  serve(
    app,
    credit.disputeBill,
    ({ asked, who }) =>
      tx(async () => {
        const { id } = await ownBill(who.companyId, asked.path.id)
        const { reason } = asked.body
        const mover = { actor: 'buyer', actorId: who.customerId, reason } as const
        const { state } = await moveBill(id, 'dispute', mover, { disputeReason: reason })
        return { state }
      }),
    { words: disputeFields.words },
  )

  serve(app, credit.repayBills, async ({ asked, who }) => ({
    payOrderId: await demandRepayment(who, asked.body.billIdList),
  }))

  serve(app, credit.applyDetail, ({ who }) => applicationOf(who.companyId))
  serve(app, credit.applyCredit, ({ asked, who }) => apply(who, asked.body), { words: creditFields.words })
}

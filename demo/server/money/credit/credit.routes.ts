import * as credit from '../../../../src/money/credit/credit.contract'
import { lineMark } from '../../../../src/money/credit/line-mark'
import * as third from '../../../../src/money/credit/third-bills.contract'
import { creditFields, disputeFields } from '../../../../src/money/credit/credit-fields'
import { exportRows, queueExport } from '../../account/downloads/queue-export'
import { clock } from '../../core/time/clock'
import { tx } from '../../core/database/db'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { applicationOf, apply } from './credit-applications'
import { linesOf, markOwnLine, nothingDisputed } from './bill-lines'
import { billWords } from './bill-words'
import { seenBill } from './bill-viewer'
import { billRows, billsPage, wireBill } from './credit-bills'
import { overview } from './credit-overview'
import { thirdBillOf, thirdBillRows, thirdBillsPage } from './third-bills'
import { moveBill } from './move-bill'
import { demandRepayment } from './repay-bills'

export function routes(app: App) {
  serve(app, credit.creditIndex, ({ who }) => overview(who.companyId))
  serve(app, credit.billPage, ({ asked, who }) => billsPage(who.companyId, asked.body))

  serve(app, credit.billDetail, async ({ asked, who }) => {
    const row = await seenBill(asked.path.id, who)
    const lines = await linesOf(row, who)
    const disputed = lines.filter(({ mark }) => mark === lineMark.code.disputed)
    return { ...wireBill(row, disputed.length), lines, said: await billWords(row.id) }
  })

  serve(app, credit.confirmBill, ({ asked, who }) =>
    tx(async () => {
      const bill = await seenBill(asked.path.id, who)
      await nothingDisputed(bill)
      const mover = { actor: 'buyer', actorId: who.customerId } as const
      return { state: await moveBill(bill.id, 'confirm', mover, { confirmedAt: clock.now() }) }
    }),
  )

  serve(
    app,
    credit.disputeBill,
    ({ asked, who }) =>
      tx(async () => {
        const { id } = await seenBill(asked.path.id, who)
        const { reason } = asked.body
        const mover = { actor: 'buyer', actorId: who.customerId, reason } as const
        return { state: await moveBill(id, 'dispute', mover, { disputeReason: reason }) }
      }),
    { words: disputeFields.fields },
  )

  serve(app, credit.repayBills, async ({ asked, who }) => ({
    payOrderId: await demandRepayment(who, asked.body.billIdList, asked.body.amount),
  }))

  serve(app, credit.markLine, ({ asked, who }) => markOwnLine(who, asked.path.id, asked.body), {
    words: { reason: ['异议说明', 'reason for dispute'] },
  })

  serve(
    app,
    credit.exportBills,
    (call) => exportRows(call, 'creditBill', billRows(call.who.companyId, call.asked.body)),
    { alsoGet: true },
  )
  serve(
    app,
    credit.exportBillLines,
    async (call) => {
      const { id } = await seenBill(call.asked.body.billId, call.who)
      return queueExport(call, 'billLines', [id])
    },
    { alsoGet: true },
  )

  serve(app, third.thirdBillPage, ({ asked, who }) => thirdBillsPage(who.companyId, asked.body))
  serve(app, third.thirdBillDetail, ({ asked, who }) => thirdBillOf(who.companyId, asked.path.id))
  serve(
    app,
    third.exportThirdBills,
    (call) => exportRows(call, 'thirdBill', thirdBillRows(call.who.companyId, call.asked.body)),
    { alsoGet: true },
  )

  serve(app, credit.applyDetail, ({ who }) => applicationOf(who.companyId))
  serve(app, credit.applyCredit, ({ asked, who }) => apply(who, asked.body), { words: creditFields.fields })
}

import { and, eq, gte, sql } from 'drizzle-orm'
import { toDecimal } from '../../../../src/core/money'
import { depositIndex, depositPage, exportDeposit } from '../../../../src/money/deposit/deposit.contract'
import { withdrawalFields } from '../../../../src/money/deposit/withdrawal-fields'
import * as withdrawals from '../../../../src/money/deposit/withdrawals.contract'
import { exportRows } from '../../account/downloads/queue-export'
import { provePayPassword } from '../../account/pay-password/prove-pay-password'
import { startOfDay, wireMonth } from '../../core/time/business-time'
import type { Call } from '../../core/http/call'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { onceFor, serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { bankAccountIn } from '../../trade/payment/bank-account'
import { accountOf } from '../accounts/account-rows'
import { ledger } from '../accounts/accounts.table'
import { orderNosOf } from '../accounts/order-numbers'
import { withOwnNumbers } from '../accounts/own-numbers'
import { ledgerPage, movements } from '../accounts/ledger-page'
import { askForWithdrawal, takeBackWithdrawal, withdrawalsPage } from './withdrawals'

/** Sums movements since the first of the month. */
async function thisMonth(customerId: string) {
  const since = startOfDay(`${wireMonth(clock.now())}-01`)
  const [sums] = await db()
    .select({
      came: sql`coalesce(sum(${ledger.amount}) filter (where ${ledger.amount} > 0), 0)`.mapWith(Number),
      went: sql`coalesce(-sum(${ledger.amount}) filter (where ${ledger.amount} < 0), 0)`.mapWith(Number),
    })
    .from(ledger)
    .where(and(eq(ledger.customerId, customerId), eq(ledger.kind, 'deposit'), gte(ledger.createdAt, since)))
  return { monthIn: toDecimal(sums?.came ?? 0), monthOut: toDecimal(sums?.went ?? 0) }
}

/** The payment password is looked at before the transaction, in which a wrong one would not count. */
async function withdrawOnce(call: Call<typeof withdrawals.withdraw>) {
  const { payPassword, ...wish } = call.asked.body
  await provePayPassword(call.who.personId, payPassword)
  return onceFor(withdrawals.withdraw, call, () => askForWithdrawal(call.who, wish), wish)
}

export function routes(app: App) {
  serve(app, depositIndex, async ({ who, language }) => {
    const { balance, frozen } = await accountOf(who.companyId, 'deposit')
    return {
      balance: toDecimal(balance),
      frozen: toDecimal(frozen),
      ...(await thisMonth(who.companyId)),
      bank: await bankAccountIn(language, who.site),
    }
  })

  serve(app, depositPage, async ({ asked: { body }, who }) => {
    const page = await ledgerPage(who.companyId, 'deposit', { ...body, bizType: body.type }, toDecimal)
    const content = await withOwnNumbers(page.content, who)
    const ordersOf = await orderNosOf(
      content.map(({ refNo }) => refNo),
      who,
    )
    return { ...page, content: content.map((row) => ({ ...row, orderNos: ordersOf(row.refNo) })) }
  })

  serve(
    app,
    exportDeposit,
    (call) => {
      const { type: bizType, timeRange } = call.asked.body
      return exportRows(call, 'deposit', movements(call.who.companyId, 'deposit', { bizType, timeRange }))
    },
    { alsoGet: true },
  )

  serve(app, withdrawals.withdraw, withdrawOnce, { ownOnce: true, words: withdrawalFields.fields })
  serve(app, withdrawals.withdrawPage, ({ asked, who }) => withdrawalsPage(who, asked.body))
  serve(app, withdrawals.cancelWithdrawal, ({ asked, who }) => takeBackWithdrawal(who, asked.path.id))
}

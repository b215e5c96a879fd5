import { and, eq, gte, sql } from 'drizzle-orm'
import { toDecimal } from '../../../../src/core/money'
import { depositIndex, depositPage } from '../../../../src/money/deposit/deposit.contract'
import { startOfDay, wireMonth } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { accountOf } from '../accounts/account-rows'
import { ledger } from '../accounts/accounts.table'
import { ledgerPage } from '../accounts/ledger-page'

/** What came in and went out since the first of the month. */
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

export function routes(app: App) {
  serve(app, depositIndex, async ({ who }) => {
    const { balance, frozen } = await accountOf(who.companyId, 'deposit')
    return {
      balance: toDecimal(balance),
      frozen: toDecimal(frozen),
      ...(await thisMonth(who.companyId)),
    }
  })

  serve(app, depositPage, ({ asked: { body }, who }) =>
    ledgerPage(who.companyId, 'deposit', { ...body, bizType: body.type }, toDecimal),
  )
}

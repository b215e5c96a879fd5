import { creditType } from '../../../../src/money/credit/credit-type'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Seed } from '../../core/database/seed'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { take } from '../accounts/bookings'
import { issueBills, monthBefore, startOfMonth } from './issue-bills'

/** Purchases on credit in the last month, in minor units. */
const bought = [320_000, 185_050, 64_900]

/** A statement that was issued just now, whatever day it is: its buyer has five days to look at it. */
export const seed: Seed = {
  room: 'money/credit to confirm',
  after: ['money/credit'],
  async run() {
    const buyer = demoAccounts.find(({ loginAccount }) => loginAccount === 'monthly')
    if (!buyer) throw new Error('the demo’s buyer by month is missing')
    const month = monthBefore(1)
    for (const [at, amount] of bought.entries())
      await clock.at(after(startOfMonth(month), (3 + at * 8) * day), () =>
        take(
          buyer.id,
          'credit',
          creditType.code.orderPayment,
          amount,
          `XS${month.replace('-', '')}${at + 1}`,
        ),
      )
    await issueBills(month)
  },
}

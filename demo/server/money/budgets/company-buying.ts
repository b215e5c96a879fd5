import { eq } from 'drizzle-orm'
import { costCentreRule } from '../../../../src/money/budgets/cost-centre-rule'
import { poNumberRule } from '../../../../src/money/budgets/po-number-rule'
import { db } from '../../core/database/db'
import { refuseField } from '../../core/http/refusal'
import { clock } from '../../core/time/clock'
import { dayInZone, isTimeZone } from '../../core/time/day-in-zone'
import { companyBuying } from './budgets.table'

export type BuyingChoices = Pick<typeof companyBuying.$inferSelect, 'poNumber' | 'costCentre' | 'timeZone'>

const defaults: BuyingChoices = {
  poNumber: poNumberRule.code.free,
  costCentre: costCentreRule.code.free,
  timeZone: 'Asia/Shanghai',
}

/** Returns a company's choices about its purchases. */
export async function buyingChoices(customerId: string): Promise<BuyingChoices> {
  const [row] = await db().select().from(companyBuying).where(eq(companyBuying.customerId, customerId))
  return row ?? defaults
}

/** Locks a company's choices until the transaction ends, to serialise what they restrict. */
export async function lockBuyingChoices(customerId: string) {
  await db().insert(companyBuying).values({ customerId }).onConflictDoNothing()
  await db()
    .select({ customerId: companyBuying.customerId })
    .from(companyBuying)
    .where(eq(companyBuying.customerId, customerId))
    .for('update')
}

/** Returns today in the company's time zone, as `yyyy-MM-dd`. */
export const companyDay = async (customerId: string): Promise<string> =>
  dayInZone(clock.now(), (await buyingChoices(customerId)).timeZone)

/** Saves a company's choices. @throws Refusal 422 unknown time zone */
export async function saveChoices(customerId: string, choices: BuyingChoices) {
  if (!isTimeZone(choices.timeZone))
    throw refuseField(422, 'timeZone', ['没有这个时区', 'There is no such time zone.'])
  await db()
    .insert(companyBuying)
    .values({ ...choices, customerId })
    .onConflictDoUpdate({ target: companyBuying.customerId, set: choices })
  return true as const
}

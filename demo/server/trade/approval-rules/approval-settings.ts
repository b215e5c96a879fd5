import { eq } from 'drizzle-orm'
import { yes } from '../../../../src/core/api/shapes'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { toDecimal, type Minor } from '../../../../src/core/money'
import type {
  approvalRules,
  saveApprovalSettings,
} from '../../../../src/trade/approval-rules/approval-rules.contract'
import { db } from '../../core/database/db'
import { refuseField } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { currencyCodeOf, shopCurrencies } from '../../site/brand-site/brand-sites'
import { approvalSettings } from './approval-rules.table'

type Settings = typeof approvalSettings.$inferSelect

/** Returns the settings of a company, or the defaults. */
export async function settingsOf(companyId: string): Promise<Settings> {
  const [found] = await db().select().from(approvalSettings).where(eq(approvalSettings.customerId, companyId))
  return found ?? defaults(companyId)
}

const defaults = (customerId: string): Settings => ({
  customerId,
  selfApproval: 'never',
  selfLimit: 0,
  orderAtOnce: yes,
  tolerance: 0,
  mailApproval: 'login',
  mailLimit: 0,
  limitCurrency: '',
  workdays: [1, 2, 3, 4, 5],
  workFrom: 9,
  workUntil: 18,
  emergencyHours: 9,
  updatedAt: clock.now(),
})

/** An amount with the ISO 4217 code of its currency. */
export type Money = { amount: Minor; currency: string }

/** Returns whether a purchase is within a limit. One in another currency is not, because it cannot be compared. */
export const isWithin = (limit: Money, { amount, currency }: Money) =>
  currency === limit.currency && amount <= limit.amount

/** Returns the settings of a company in API format. */
export async function wireSettings({
  companyId,
  site,
}: Member): Promise<Answer<typeof approvalRules>['settings']> {
  const settings = await settingsOf(companyId)
  const { selfApproval, selfLimit, orderAtOnce, tolerance, mailApproval, mailLimit, limitCurrency } = settings
  const { workdays, workFrom, workUntil, emergencyHours } = settings
  return {
    emergencyHours,
    workdays,
    workFrom,
    workUntil,
    selfApproval,
    selfLimit: toDecimal(selfLimit),
    orderAtOnce,
    tolerance,
    mailApproval,
    mailLimit: toDecimal(mailLimit),
    limitCurrency: limitCurrency || (await currencyCodeOf(site)),
  }
}

/** Refuses a currency in which no site of the shop sells. @param path of the field @throws Refusal 422 */
export async function checkCurrencies(codes: readonly string[], path: string) {
  const sold = codes.length > 0 ? await shopCurrencies() : []
  const code = codes.find((one) => !sold.includes(one))
  if (code === undefined) return
  throw refuseField(422, path, ['商城没有以 {code} 计价的站点', 'No site of the shop sells in {code}.'], {
    code,
  })
}

/** Saves the settings of a company. @throws Refusal 422 unknown currency, or a working day that ends before it begins */
export async function saveSettings(
  { companyId: customerId, site }: Member,
  { limitCurrency, workdays, ...body }: Asked<typeof saveApprovalSettings>['body'],
) {
  const before = await settingsOf(customerId)
  const { workFrom = before.workFrom, workUntil = before.workUntil } = body
  if (workFrom >= workUntil)
    throw refuseField(422, 'workUntil', ['下班时间须晚于上班时间', 'A working day must end after it begins.'])
  if (limitCurrency !== undefined) await checkCurrencies([limitCurrency], 'limitCurrency')
  const set = {
    ...body,
    ...(workdays && { workdays: [...new Set(workdays)].toSorted() }),
    limitCurrency: limitCurrency ?? (await currencyCodeOf(site)),
  }
  await db()
    .insert(approvalSettings)
    .values({ ...set, customerId })
    .onConflictDoUpdate({ target: approvalSettings.customerId, set })
}

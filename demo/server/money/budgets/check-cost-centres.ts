import { and, eq, inArray } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { costCentreRule } from '../../../../src/money/budgets/cost-centre-rule'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { clock } from '../../core/time/clock'
import { dayInZone } from '../../core/time/day-in-zone'
import { costCentre } from './budgets.table'
import { buyingChoices } from './company-buying'
import { costCentreKey } from './cost-centre-key'

export type CostCentreRow = typeof costCentre.$inferSelect
type Line = { id: string; costCentre: string }

const missing: Text = ['请选择成本中心', 'Select a cost centre.']
const unknown: Text = ['贵司没有成本中心 {code}', 'Your company has no cost centre {code}.']
const closed: Text = ['成本中心 {code} 未启用或已停用', 'The cost centre {code} is not active.']

/** Returns whether a cost centre is active on a day. */
export const isActive = ({ activeFrom, activeUntil }: CostCentreRow, day: string): boolean =>
  (activeFrom === null || activeFrom <= day) && (activeUntil === null || activeUntil >= day)

/** Reads the cost centres of a company by code. @returns them by normalised code */
export async function costCentresNamed(customerId: string, codes: readonly string[]) {
  const keys = [...new Set(codes.map(costCentreKey))].filter(Boolean)
  if (keys.length === 0) return new Map<string, CostCentreRow>()
  const rows = await db()
    .select()
    .from(costCentre)
    .where(and(eq(costCentre.customerId, customerId), inArray(costCentre.key, keys)))
  return new Map(rows.map((row) => [row.key, row]))
}

/**
 * Checks the cost centres of lines against the company's rule. Inactive cost centres are always refused.
 * @param customerId id of the main account
 * @throws Refusal 422 with an error at each line
 */
export async function checkCostCentres(customerId: string, lines: readonly Line[]) {
  const { costCentre: rule, timeZone } = await buyingChoices(customerId)
  const today = dayInZone(clock.now(), timeZone)
  const known = await costCentresNamed(
    customerId,
    lines.map(({ costCentre: code }) => code),
  )
  const faultOf = (code: string): Text | undefined => {
    const row = known.get(costCentreKey(code))
    if (row) return isActive(row, today) ? undefined : closed
    if (rule === costCentreRule.code.free) return undefined
    if (code) return unknown
    return rule === costCentreRule.code.required ? missing : undefined
  }
  const errors = lines.flatMap(({ id, costCentre: code }) => {
    const message = faultOf(code)
    return message ? [{ path: `notes.${id}.costCentre`, message, values: { code } }] : []
  })
  const [first] = errors
  if (first) throw refuse(422, first.message, { values: first.values, errors })
}

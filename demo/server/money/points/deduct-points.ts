import type { Text } from '../../../../src/core/language/messages'
import type { Minor } from '../../../../src/core/money'
import { paramCode } from '../../../../src/site/params/params.contract'
import { countsInAccounts } from '../../site/brand-site/brand-sites'
import { paramsOf } from '../../site/params/params'

export const noPoints: Text = ['此站点不支持积分支付', 'Points cannot be used on this site.']

export type Deduction = {
  /** Points of this company that a checkout may use. */
  available: number
  /** Most points that the rule allows and the balance covers. */
  most: number
  /** Returns the value of points in minor units. */
  worth: (points: number) => Minor
}

/**
 * Returns the rule for paying with points on these sites: points per unit of money, or nothing. The first site is the one of the request.
 */
export async function pointsRule(ruledBy: readonly string[]) {
  if (!(await countsInAccounts(ruledBy[0] ?? ''))) return undefined
  const [rule] = await paramsOf(ruledBy, [paramCode.pointsDeduction])
  const { integDeduct = 20, pointsPerUnit = 100, mostPercent = 100 } = rule?.bizParam ?? {}
  return rule?.status === 10 && integDeduct === 10 ? { pointsPerUnit, mostPercent } : undefined
}
export type PointsRule = NonNullable<Awaited<ReturnType<typeof pointsRule>>>

/** Points are worth whole minor units only, so that what they take off is exact. */
export const pointsWorth = ({ pointsPerUnit }: PointsRule, points: number): Minor =>
  Math.floor((points * 100) / pointsPerUnit)

/** Points that pay an amount: of the last one all, also where it is worth more than is left. */
export const pointsFor = ({ pointsPerUnit }: PointsRule, amount: Minor): number =>
  Math.ceil((amount * pointsPerUnit) / 100)

/** Calculates how many points may pay for goods after coupons. */
export function deduction(rule: PointsRule, available: number, cost: Minor): Deduction {
  const worth = (points: number) => pointsWorth(rule, points)
  const allowed = Math.floor((cost * rule.mostPercent) / 100)
  const enough = pointsFor(rule, allowed)
  // One point may be worth several minor units, so one more could exceed the limit.
  const most = worth(enough) > allowed ? enough - 1 : enough
  return { available, most: Math.max(0, Math.min(available, most)), worth }
}

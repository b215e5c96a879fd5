import { paramCode } from '../../../../src/site/params/params.contract'
import { siteIds } from '../../core/site'
import { paramsOf } from '../../site/params/params'

/** Points that are given without an order; an account is of no site, so the main one's rule holds for all. */
export async function welcomePoints(occasion: 'registration' | 'birthday'): Promise<number> {
  const [rule] = await paramsOf([siteIds.main], [paramCode.pointsWelcome])
  return rule?.status === 10 ? (rule.bizParam[occasion] ?? 0) : 0
}

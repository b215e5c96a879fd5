import { paramCode } from '../../../../src/site/params/params.contract'
import { siteIds } from '../../core/config/site'
import { paramsOf } from '../../site/params/params'

/** Returns points given without an order. Accounts belong to no site, so the main site's rule applies. */
export async function welcomePoints(occasion: 'registration' | 'birthday'): Promise<number> {
  const [rule] = await paramsOf([siteIds.main], [paramCode.pointsWelcome])
  return rule?.status === 10 ? (rule.bizParam[occasion] ?? 0) : 0
}

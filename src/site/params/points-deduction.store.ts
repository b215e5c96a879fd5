import { shared } from '../../core/host/scope'
import { yes } from '../../core/api/shapes'
import { listParam, paramCode } from './params.contract'
import { siteRule } from './site-rule.store'

/**
 * True if the brand site accepts points for a part of an order: `status` and `integDeduct` of rule 6004 are both 10.
 * False without a response.
 */
export const takesPoints = shared('takes-points', (scope) =>
  siteRule(scope, false, async (signal) => {
    const query = { codes: [paramCode.pointsGift, paramCode.pointsDeduction] }
    const rules = await scope.call(listParam, { query }, { signal, quiet: true })
    const deduction = rules.find(({ code }) => code === paramCode.pointsDeduction)
    const { status, integDeduct = deduction?.bizParam.integDeduct } = deduction ?? {}
    return status === yes && integDeduct === yes
  }),
)

import { computed } from 'nanostores'
import { isCallError } from '../../core/call-error'
import { resource } from '../../core/resource'
import { shared, type Scope } from '../../core/scope'
import { yes } from '../../core/shapes'
import { siteOption } from '../brand-site/brand-site.contract'
import { listParam, paramCode } from './params.contract'

/** What a back end that has no such rule leaves as it is. */
async function unlessRefused(read: () => Promise<boolean>): Promise<boolean> {
  try {
    return await read()
  } catch (error) {
    if (!isCallError(error)) throw error
    return true
  }
}

/** A rule that holds until the site says otherwise; only members are told, so only they ask. */
function rule(scope: Scope, read: (signal: AbortSignal) => Promise<boolean>) {
  const { $token } = scope.token
  const { $state } = resource(
    async (signal) => !$token.get() || unlessRefused(() => read(signal)),
    [$token],
    $token,
  )
  return computed($state, ({ value = true }) => value)
}

/** Whether the brand site shows member prices: its option `vipShow`. */
export const showsMemberPrices = shared('member-prices', (scope) =>
  rule(scope, async (signal) => {
    const { vipShow } = await scope.call(siteOption, {}, { signal, quiet: true })
    return vipShow === yes
  }),
)

/** Whether the brand site takes points for a part of an order: rule 6004 with its status and its `integDeduct` both 10. */
export const takesPoints = shared('takes-points', (scope) =>
  rule(scope, async (signal) => {
    const query = { codes: [paramCode.pointsGift, paramCode.pointsDeduction] }
    const rules = await scope.call(listParam, { query }, { signal, quiet: true })
    const deduction = rules.find(({ code }) => code === paramCode.pointsDeduction)
    const { status, integDeduct = deduction?.bizParam.integDeduct } = deduction ?? {}
    return status === yes && integDeduct === yes
  }),
)

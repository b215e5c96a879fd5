import { shared } from '../../core/host/scope'
import { yes } from '../../core/api/shapes'
import { siteOption } from '../brand-site/site-option.contract'
import { startOf } from '../start/start.store'
import { siteRule } from './site-rule.store'

/** True if the brand site shows member prices, from its option `vipShow`. */
export const showsMemberPrices = shared('member-prices', (scope) =>
  siteRule(scope, true, async (signal) => {
    const { vipShow } =
      (await startOf(scope).partIfAny('option', siteOption.shapes.data)) ??
      (await scope.call(siteOption, {}, { signal, quiet: true }))
    return vipShow === yes
  }),
)

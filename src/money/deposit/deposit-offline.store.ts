import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openRecharges } from './recharge.store'

/** Opens the top-ups by bank transfer. */
export const openOfflineRecharges = (scope: Scope, urlState: UrlState) => openRecharges(scope, urlState, true)

import type { UrlState } from '../../core/url-state'
import type { Scope } from '../../core/scope'
import { openRecharges } from './recharge.store'

/** Top-ups by transfer alone. */
export const openOfflineRecharges = (scope: Scope, urlState: UrlState) => openRecharges(scope, urlState, true)

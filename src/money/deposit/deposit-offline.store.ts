import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { openRecharges } from './recharge.store'

/** Top-ups by transfer alone. */
export const openOfflineRecharges = (scope: Scope, place: Place) => openRecharges(scope, place, true)

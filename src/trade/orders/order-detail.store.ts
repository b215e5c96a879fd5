import { openDocument } from '../../core/store/open-document'
import type { Scope } from '../../core/host/scope'
import { openOrderSteps } from './order-steps.store'
import { orderDetail } from './order-detail.contract'

/** Opens one order with its log, parcels and payments. The value is null for an unknown number. */
export const openOrderDetail = (scope: Scope, no: string) =>
  openDocument(scope, no, (options) => scope.call(orderDetail, { path: { no } }, options), openOrderSteps)

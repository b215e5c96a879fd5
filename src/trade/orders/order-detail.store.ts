import { openDocument } from '../../core/open-document'
import type { Scope } from '../../core/scope'
import { openOrderSteps } from './order-steps.store'
import { orderDetail } from './order-detail.contract'

/** One order with everything that happened to it; null where there is none. */
export const openOrderDetail = (scope: Scope, no: string) =>
  openDocument(scope, no, (options) => scope.call(orderDetail, { path: { no } }, options), openOrderSteps)

import { byId } from '../../core/api/by-id'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { openInvoiceSteps } from './invoice-steps.store'
import { invoicesOfOrder } from './invoices.contract'

/** Opens the invoices of one order. The value is null for an unknown number. */
export function openOrderInvoice(scope: Scope, orderNo: string) {
  const order = resource(
    (signal) =>
      byId(orderNo, () => scope.call(invoicesOfOrder, { path: { no: orderNo } }, { signal, quiet: true })),
    [scope.$locale, scope.token.$token],
  )
  return { order, steps: openInvoiceSteps(scope, () => void order.reload()) }
}

import { keptList } from '../../account/kept/kept-list.store'
import { listRegions } from '../../account/addresses/addresses.contract'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import type { invoiceAddressForm } from './invoice-address-form'
import {
  addInvoiceAddress,
  deleteInvoiceAddress,
  listInvoiceAddresses,
  setDefaultInvoiceAddress,
  updateInvoiceAddress,
} from './invoice-addresses.contract'

type Values = ReturnType<(typeof invoiceAddressForm)['values']>

/** Opens the company's mailing addresses for invoices, and the regions to choose from. */
export const openInvoiceAddresses = (scope: Scope) => ({
  ...keptList(scope, {
    list: (signal) => scope.call(listInvoiceAddresses, {}, { signal, quiet: true }),
    add: (body: Values) => scope.call(addInvoiceAddress, { body }),
    change: (id, body) => scope.call(updateInvoiceAddress, { path: { id }, body }),
    drop: (id) => scope.call(deleteInvoiceAddress, { path: { id } }),
    setDefault: (id) => scope.call(setDefaultInvoiceAddress, { path: { id } }),
  }),
  regions: resource((signal) => scope.call(listRegions, {}, { signal, quiet: true })),
})
export type InvoiceAddressesStore = ReturnType<typeof openInvoiceAddresses>

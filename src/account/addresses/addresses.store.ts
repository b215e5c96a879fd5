import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import type { addressForm } from './address-form'
import {
  addAddress,
  deleteAddress,
  listAddresses,
  listRegions,
  setDefaultAddress,
  updateAddress,
} from './addresses.contract'
import { keptList } from '../kept/kept-list.store'

type Values = ReturnType<(typeof addressForm)['values']>

/** Opens the company's delivery addresses, and the regions to choose from. */
export const openAddresses = (scope: Scope) => ({
  ...keptList(scope, {
    list: (signal) => scope.call(listAddresses, {}, { signal }),
    add: (body: Values) => scope.call(addAddress, { body }),
    change: (id, body) => scope.call(updateAddress, { path: { id }, body }),
    drop: (id) => scope.call(deleteAddress, { path: { id } }),
    setDefault: (id) => scope.call(setDefaultAddress, { path: { id } }),
  }),
  regions: resource((signal) => scope.call(listRegions, {}, { signal, quiet: true })),
})

export type AddressesStore = ReturnType<typeof openAddresses>

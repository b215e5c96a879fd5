import { speaker } from '../../core/messages'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { addressForm } from './address-form'
import { addAddress, listAddresses, listRegions } from './addresses.contract'
import { addressMessages } from './addresses.messages'

type Values = ReturnType<(typeof addressForm)['values']>

/** The addresses of the buyer's company, and the regions that one can be in. */
export function openAddresses(scope: Scope) {
  const addresses = resource((signal) => scope.call(listAddresses, {}, { signal }))
  return {
    addresses,
    regions: resource((signal) => scope.call(listRegions, {}, { signal, quiet: true })),
    /** @returns the new one's id @throws CallError when the server refuses */
    async add(values: Values): Promise<string> {
      const id = await scope.call(addAddress, { body: values })
      scope.notices.toast('success', speaker(addressMessages, scope.$locale.get())('saved'))
      await addresses.reload()
      return id
    },
  }
}

export type AddressesStore = ReturnType<typeof openAddresses>

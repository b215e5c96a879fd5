import { speaker } from '../../core/messages'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { addressForm } from './address-form'
import {
  addAddress,
  deleteAddress,
  listAddresses,
  listRegions,
  setDefaultAddress,
  updateAddress,
} from './addresses.contract'
import { addressMessages } from './addresses.messages'

type Values = ReturnType<(typeof addressForm)['values']>

/** The addresses of the buyer's company, and the regions that one can be in. */
export function openAddresses(scope: Scope) {
  const say = (key: 'saved' | 'deleted') => speaker(addressMessages, scope.$locale.get())(key)
  const addresses = resource((signal) => scope.call(listAddresses, {}, { signal }))
  return {
    addresses,
    regions: resource((signal) => scope.call(listRegions, {}, { signal, quiet: true })),
    /** @returns the new one's id @throws CallError when the server refuses */
    async add(values: Values): Promise<string> {
      const id = await scope.call(addAddress, { body: values })
      scope.notices.toast('success', say('saved'))
      await addresses.reload()
      return id
    },
    /** @throws CallError when the server refuses */
    async change(id: string, values: Values) {
      await scope.call(updateAddress, { path: { id }, body: values })
      scope.notices.toast('success', say('saved'))
      await addresses.reload()
    },
    /** A refusal is said by the client. */
    async drop(id: string) {
      await scope.call(deleteAddress, { path: { id } }).then(
        () => scope.notices.toast('success', say('deleted')),
        () => {},
      )
      await addresses.reload()
    },
    async makeDefault(id: string) {
      await scope.call(setDefaultAddress, { path: { id } }).catch(() => {})
      await addresses.reload()
    },
  }
}

export type AddressesStore = ReturnType<typeof openAddresses>

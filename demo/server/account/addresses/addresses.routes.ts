import * as addresses from '../../../../src/account/addresses/addresses.contract'
import { addressForm } from '../../../../src/account/addresses/address-form'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { addressesOf, changeAddress, dropAddress, keepAddress, makeDefault } from './addresses'
import { allRegions } from './region-names'

export function routes(app: App) {
  serve(app, addresses.listAddresses, ({ who }) => addressesOf(who.companyId))

  serve(app, addresses.addAddress, ({ asked, who }) => keepAddress(who.companyId, asked.body), {
    words: addressForm.fields,
  })

  serve(
    app,
    addresses.updateAddress,
    ({ asked, who }) => changeAddress(who.companyId, asked.path.id, asked.body),
    { words: addressForm.fields },
  )

  serve(app, addresses.deleteAddress, ({ asked, who }) => dropAddress(who.companyId, asked.path.id))

  serve(app, addresses.setDefaultAddress, ({ asked, who }) => makeDefault(who.companyId, asked.path.id))

  serve(
    app,
    addresses.listRegions,
    async () => (await allRegions()).map(({ code, parentCode, name }) => ({ code, parentCode, name })),
    { cache: 300, same: true },
  )
}

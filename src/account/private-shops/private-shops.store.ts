import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import type { SentOf } from '../../core/form/form-field'
import type { privateShopFields } from './private-shop-fields'
import { applyPrivateShop, privateShopPage } from './private-shops.contract'

/** Opens the private shops with the application states of the user's company. */
export function openPrivateShops(scope: Scope, urlState: UrlState) {
  const list = pagedList(scope, urlState, {
    load: (body, options) => scope.call(privateShopPage, { body }, options),
  })
  return {
    ...list,
    /** @throws CallError if the server rejects it */
    async apply(id: string, body: SentOf<typeof privateShopFields.fields>) {
      await scope.call(applyPrivateShop, { path: { id }, body })
      void list.page.reload()
    },
  }
}
export type PrivateShops = ReturnType<typeof openPrivateShops>

import { byId } from '../../core/api/by-id'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { shopDetail } from './shops.contract'

/** Loads one shop; null: no shop has this id. */
export const openShop = (scope: Scope, id: string) =>
  resource(
    (signal) =>
      byId(id, async () => {
        const query = { brandTerminalId: await siteOf(scope).id() }
        return scope.call(shopDetail, { path: { id }, query }, { signal, quiet: true })
      }),
    [scope.$locale],
  )

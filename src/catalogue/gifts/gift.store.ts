import { byId } from '../../core/api/by-id'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { giftDetail } from './gifts.contract'

/** Loads one gift; null: no gift has this id. */
export const openGift = (scope: Scope, id: string) =>
  resource(
    (signal) =>
      byId(id, async () => {
        const query = { brandTerminalId: await siteOf(scope).id() }
        return scope.call(giftDetail, { path: { id }, query }, { signal, quiet: true })
      }),
    [scope.token.$token, scope.$locale],
  )

import { nullIfMissing } from '../../core/api/missing'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { goodsDetail } from '../goods/goods.contract'
import { compareOf } from './compare.store'

/** Loads the current data of the compared goods; null for goods that no longer exist. */
export function openComparison(scope: Scope) {
  const { $chosen } = compareOf(scope)
  return resource(
    async (signal) => {
      const query = { brandTerminalId: await siteOf(scope).id() }
      const asked = $chosen.get().map(async ({ id, name }) => {
        const call = scope.call(goodsDetail, { path: { id }, query }, { signal, quiet: true })
        return { id, name, goods: await nullIfMissing(call) }
      })
      return Promise.all(asked)
    },
    [$chosen, scope.token.$token, scope.$locale],
  )
}

import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { goodsDetail } from '../goods/goods.contract'
import { notThere } from '../goods/not-there'
import { compareOf } from './compare.store'

/** What is compared, as the server describes it now; null stands for goods that are gone. */
export function openComparison(scope: Scope) {
  const { $chosen } = compareOf(scope)
  return resource(
    async (signal) => {
      const query = { brandTerminalId: await siteOf(scope).id() }
      const asked = $chosen.get().map(async ({ id, name }) => {
        try {
          const goods = await scope.call(goodsDetail, { path: { id }, query }, { signal, quiet: true })
          return { id, name, goods }
        } catch (error) {
          if (notThere(error)) return { id, name, goods: null }
          throw error
        }
      })
      return Promise.all(asked)
    },
    [$chosen, scope.token.$token, scope.$locale],
  )
}

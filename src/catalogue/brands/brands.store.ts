import { resource } from '../../core/store/resource'
import { shared } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { brandList } from './brands.contract'

/** All brands of the brand site, loaded once for all pages. */
export const brandsOf = shared('brands', (scope) =>
  resource(
    async (signal) => {
      const query = { brandTerminalId: await siteOf(scope).id() }
      return scope.call(brandList, { query }, { signal, quiet: true })
    },
    [scope.$locale],
  ),
)

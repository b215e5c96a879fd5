import { resource } from '../../core/store/resource'
import { shared, type Scope } from '../../core/host/scope'
import { siteOf } from '../brand-site/brand-site.store'
import { openArticle } from './article.store'
import { helpArticle, helpTree } from './articles.contract'

/** Shared table of contents. All help pages use it, so that it stays loaded between articles. */
export const helpTreeOf = shared('help', (scope) =>
  resource(
    async (signal) => {
      const query = { brandTerminalId: await siteOf(scope).id() }
      return scope.call(helpTree, { query }, { signal, quiet: true })
    },
    [scope.$locale],
  ),
)

export const openHelp = (scope: Scope, id: string) => openArticle(scope, helpArticle, id)

import { byId } from '../../core/api/by-id'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../brand-site/brand-site.store'
import type { ArticleDetail, helpArticle, newsArticle, announcementArticle } from './articles.contract'

/**
 * Opens one article with its neighbours. The value is null for an unknown id.
 * @param id untrusted id from the URL
 */
export const openArticle = (
  scope: Scope,
  endpoint: typeof helpArticle | typeof newsArticle | typeof announcementArticle,
  id: string,
) =>
  resource<ArticleDetail | null>(
    (signal) =>
      byId(id, async () => {
        const query = { brandTerminalId: await siteOf(scope).id() }
        return scope.call(endpoint, { path: { id }, query }, { signal, quiet: true })
      }),
    [scope.$locale],
  )

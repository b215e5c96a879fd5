import { pagedList } from '../../core/store/paged-list'
import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../brand-site/brand-site.store'
import type { newsPage, announcementPage } from './articles.contract'

const longestId = 64

/** Opens a paged list of articles with a category filter. */
export const openArticleList = (
  scope: Scope,
  urlState: UrlState,
  endpoint: typeof newsPage | typeof announcementPage,
) =>
  pagedList(scope, urlState, {
    filters: { category: (text: string) => text.slice(0, longestId) || undefined },
    load: async ({ category: categoryId, ...paging }, options) => {
      const brandTerminalId = await siteOf(scope).id()
      return scope.call(endpoint, { body: { brandTerminalId, categoryId, ...paging } }, options)
    },
    keys: [scope.$locale],
  })

export type ArticleList = ReturnType<typeof openArticleList>

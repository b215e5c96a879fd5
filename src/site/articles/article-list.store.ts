import { pagedList } from '../../core/paged-list'
import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { siteOf } from '../brand-site/brand-site.store'
import type { newsPage, noticePage } from './articles.contract'

const longestId = 64

/** Articles of a category, in pages. */
export const openArticleList = (scope: Scope, place: Place, endpoint: typeof newsPage | typeof noticePage) =>
  pagedList(place, {
    filters: ['category'],
    load: async ({ filters, ...paging }, signal) => {
      const brandTerminalId = await siteOf(scope).id()
      const categoryId = filters.category.slice(0, longestId) || undefined
      return scope.call(
        endpoint,
        { body: { brandTerminalId, categoryId, ...paging } },
        { signal, quiet: true },
      )
    },
    keys: [scope.$locale],
  })

export type ArticleList = ReturnType<typeof openArticleList>

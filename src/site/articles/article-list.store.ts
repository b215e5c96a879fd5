import { computed } from 'nanostores'
import type { Place } from '../../core/place'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { siteOf } from '../brand-site/brand-site.store'
import { articleQueryPatch, readArticleQuery, type ArticleQuery } from './article-query'
import type { ArticlePage, newsPage, noticePage } from './articles.contract'

/** A list of articles whose category, page and page size stand in the place. */
export function openArticleList(scope: Scope, place: Place, endpoint: typeof newsPage | typeof noticePage) {
  const $query = computed(place.$query, readArticleQuery)
  const $question = computed($query, (query) => JSON.stringify(query))
  const change = (patch: Partial<ArticleQuery>) => place.setQuery(articleQueryPatch(patch))

  const page = resource<ArticlePage>(
    async (signal) => {
      const { categoryId, page: pageNumber, pageSize } = $query.get()
      const brandTerminalId = await siteOf(scope).id()
      const body = { brandTerminalId, pageNumber, pageSize, ...(categoryId && { categoryId }) }
      const answer = await scope.call(endpoint, { body }, { signal, quiet: true })
      // Somebody's old address: the list has become shorter.
      if (pageNumber > answer.totalPages && answer.totalPages > 0)
        place.setQuery(articleQueryPatch({ page: answer.totalPages }), { replace: true })
      return answer
    },
    [$question, scope.$locale],
  )
  return { $query, page, change }
}

export type ArticleList = ReturnType<typeof openArticleList>

import { listPagePatch, readListPage, type ListPage } from '../../core/list-page'
import type { PlaceQuery, QueryPatch } from '../../core/place'

/** Which part of a list of articles is shown; an empty category is all of them. */
export type ArticleQuery = ListPage & { categoryId: string }

export const readArticleQuery = (query: PlaceQuery): ArticleQuery => ({
  ...readListPage(query),
  categoryId: (query.category ?? '').replaceAll('\0', '').slice(0, 64),
})

/** What the address changes by; another category begins at the first page. */
export const articleQueryPatch = ({ categoryId, ...page }: Partial<ArticleQuery>): QueryPatch => ({
  ...(categoryId !== undefined && { category: categoryId }),
  ...listPagePatch(page),
})

import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openArticleList } from './article-list.store'
import { openArticle } from './article.store'
import { newsArticle, newsPage } from './articles.contract'

export const openNewsList = (scope: Scope, urlState: UrlState) => openArticleList(scope, urlState, newsPage)
export const openNews = (scope: Scope, id: string) => openArticle(scope, newsArticle, id)

import type { Place } from '../../core/place'
import type { Scope } from '../../core/scope'
import { openArticleList } from './article-list.store'
import { openArticle } from './article.store'
import { newsArticle, newsPage } from './articles.contract'

export const openNewsList = (scope: Scope, place: Place) => openArticleList(scope, place, newsPage)
export const openNews = (scope: Scope, id: string) => openArticle(scope, newsArticle, id)

import type { UrlState } from '../../core/url-state'
import type { Scope } from '../../core/scope'
import { openArticleList } from './article-list.store'
import { openArticle } from './article.store'
import { noticeArticle, noticePage } from './articles.contract'

export const openNoticeList = (scope: Scope, urlState: UrlState) =>
  openArticleList(scope, urlState, noticePage)
export const openNotice = (scope: Scope, id: string) => openArticle(scope, noticeArticle, id)

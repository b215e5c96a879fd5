import type { UrlState } from '../../core/address/url-state'
import type { Scope } from '../../core/host/scope'
import { openArticleList } from './article-list.store'
import { openArticle } from './article.store'
import { announcementArticle, announcementPage } from './articles.contract'

export const openAnnouncementList = (scope: Scope, urlState: UrlState) =>
  openArticleList(scope, urlState, announcementPage)
export const openAnnouncement = (scope: Scope, id: string) => openArticle(scope, announcementArticle, id)

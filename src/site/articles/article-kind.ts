import { dictionary } from '../../core/dictionary'

/** What an article is for; on the wire its code is `bizType`. */
export const articleKind = dictionary('articleKind', {
  notice: [10, '平台公告', 'Announcement'],
  news: [20, '新闻资讯', 'News'],
  help: [30, '帮助', 'Help'],
})

import { articleInEnglish, type EnglishArticle } from './article-english'
import type { ArticleWords } from './article-words'
import { guidesEnglish } from './guides-english'
import { helpEnglish } from './help-english'
import { helpWords } from './help-words'
import { newsEnglish } from './news-english'
import { newsWords } from './news-words'
import {
  announcementClosing,
  announcementsEnglish,
  northNewsEnglish,
  northAnnouncementsEnglish,
} from './announcement-english'
import { northNews, northAnnouncements, announcementWords } from './announcement-words'
import {
  seawayAnnouncements,
  seawayAnnouncementsEnglish,
  seawayNews,
  seawayNewsEnglish,
} from './seaway-words'

const categories: [string, string][] = [
  ['公告', 'Announcements'],
  ['规则', 'Rules'],
  ['服务', 'Services'],
  ['选型指南', 'Selection guides'],
  ['标准法规', 'Standards'],
  ['平台动态', 'Platform news'],
  ['客户案例', 'Customer stories'],
  ['企业动态', 'Company news'],
]

/** An unpublished article, which demonstrates scheduled publication. */
const later: EnglishArticle = [
  'Site of the new warehouse of the year after next',
  'Not published yet.',
  'It appears in the list on its date.',
]

const lists: [ArticleWords[], EnglishArticle[]][] = [
  [newsWords, [...newsEnglish, ...guidesEnglish, later]],
  [announcementWords, announcementsEnglish.map(([title, text]) => [title, text, text, announcementClosing])],
  [northNews, northNewsEnglish],
  [northAnnouncements, northAnnouncementsEnglish],
  [seawayNews, seawayNewsEnglish],
  [seawayAnnouncements, seawayAnnouncementsEnglish],
]

/** Translates the seeded articles and their categories. */
export function* articlesInEnglish(): Generator<[string, string]> {
  yield* categories
  for (const [at, { category, articles }] of helpWords.entries()) {
    const english = helpEnglish[at]
    if (english) yield [category, english.category]
    for (const [nth, article] of articles.entries())
      yield* articleInEnglish(article, english?.articles[nth] ?? ['', ''])
  }
  for (const [list, english] of lists)
    for (const [at, article] of list.entries()) yield* articleInEnglish(article, english[at] ?? ['', ''])
}

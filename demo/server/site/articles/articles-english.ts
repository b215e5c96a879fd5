import { help, siteArticles } from './article-data'
import { eachInEnglish } from './article-english'

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

/** Translates the seeded articles and their categories. */
export function* articlesInEnglish(): Generator<[string, string]> {
  yield* categories
  for (const [at, { category, articles }] of help.chinese.entries()) {
    const english = help.english[at]
    if (english) yield [category, english.category]
    yield* eachInEnglish(articles, english?.articles)
  }
  for (const { chinese, english } of Object.values(siteArticles)) {
    yield* eachInEnglish(chinese.news, english.news)
    yield* eachInEnglish(chinese.announcements, english.announcements)
  }
}

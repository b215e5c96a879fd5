import { articleKind } from '../../../../src/site/articles/article-kind'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { saysInEnglish } from '../../core/database/english'
import type { Seed } from '../../core/database/seed'
import { siteIds } from '../../core/config/site'
import { categoryLinks } from '../brand-site/category-links'
import { seawaySite, siteWords } from '../brand-site/site-words'
import { htmlOf } from './article-lines'
import { help, siteArticles, type ArticleData } from './article-data'
import { articlesInEnglish } from './articles-english'
import { articleCategories, articles, type Kind } from './articles.table'
import { helpId } from './help-columns'

const { announcement, news } = articleKind

const helpArticles: ArticleData[] = help.chinese.flatMap(({ category, articles: list }, at) =>
  list.map((words) => ({ ...words, category, daysAgo: 200 + at })),
)

type Batch = { siteId: string; kind: Kind; words: ArticleData[]; id: (at: number) => string }
const counted = (first: number) => (at: number) => String(first + at)

const { main, north, seaway } = siteArticles
const batches: Batch[] = [
  { siteId: siteIds.main, kind: announcement, words: main.chinese.announcements, id: counted(5001) },
  { siteId: siteIds.north, kind: announcement, words: north.chinese.announcements, id: counted(5101) },
  { siteId: siteIds.main, kind: news, words: main.chinese.news, id: counted(7001) },
  { siteId: siteIds.north, kind: news, words: north.chinese.news, id: counted(7101) },
  { siteId: seawaySite, kind: announcement, words: seaway.chinese.announcements, id: counted(5201) },
  { siteId: seawaySite, kind: news, words: seaway.chinese.news, id: counted(7201) },
  ...siteWords.map(({ site: { id: siteId } }) => ({
    siteId,
    kind: articleKind.help,
    words: helpArticles,
    id: (at: number) => helpId(siteId, at),
  })),
]

export const seed: Seed = {
  room: 'site/articles',
  after: ['site/brand-site'],
  async run() {
    await saysInEnglish(articlesInEnglish())
    const links = await categoryLinks()
    for (const { siteId, kind, words, id } of batches) {
      const names = [...new Set(words.map(({ category }) => category))]
      const categoryId = (name: string) => `${siteId}${kind}${names.indexOf(name) + 1}`
      const common = { siteId, bizType: kind }
      await db()
        .insert(articleCategories)
        .values(names.map((name, position) => ({ ...common, id: categoryId(name), name, position })))
      await db()
        .insert(articles)
        .values(
          words.map(({ category, cover, goodsOf, daysAgo, text, ...own }, at) => ({
            ...common,
            ...own,
            id: id(at),
            categoryId: categoryId(category),
            position: at,
            contentHtml: htmlOf(text),
            cover: cover && `/img/drawings/${cover}.svg`,
            link: goodsOf && links.to(goodsOf),
            publishedAt: after(clock.now(), -daysAgo * day),
          })),
        )
    }
  },
}

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
import type { ArticleWords } from './article-words'
import { articlesInEnglish } from './articles-english'
import { articleCategories, articles, type Kind } from './articles.table'
import { helpId } from './help-columns'
import { helpWords } from './help-words'
import { newsWords } from './news-words'
import { northNews, northAnnouncements, announcementWords } from './announcement-words'
import { seawayAnnouncements, seawayNews } from './seaway-words'

const { announcement, news, help } = articleKind

const helpArticles: ArticleWords[] = helpWords.flatMap(({ category, articles: list }, at) =>
  list.map((words) => ({ ...words, category, daysAgo: 200 + at })),
)

type Batch = { siteId: string; kind: Kind; words: ArticleWords[]; id: (at: number) => string }
const counted = (first: number) => (at: number) => String(first + at)

const batches: Batch[] = [
  { siteId: siteIds.main, kind: announcement, words: announcementWords, id: counted(5001) },
  { siteId: siteIds.north, kind: announcement, words: northAnnouncements, id: counted(5101) },
  { siteId: siteIds.main, kind: news, words: newsWords, id: counted(7001) },
  { siteId: siteIds.north, kind: news, words: northNews, id: counted(7101) },
  { siteId: seawaySite, kind: announcement, words: seawayAnnouncements, id: counted(5201) },
  { siteId: seawaySite, kind: news, words: seawayNews, id: counted(7201) },
  ...siteWords.map(({ site: { id: siteId } }) => ({
    siteId,
    kind: help,
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

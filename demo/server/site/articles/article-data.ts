import mainInEnglish from '../../../data/en/articles/main.json'
import helpInEnglish from '../../../data/en/articles/help.json'
import northInEnglish from '../../../data/en/articles/north.json'
import seawayInEnglish from '../../../data/en/articles/seaway.json'
import helpInChinese from '../../../data/zh/articles/help.json'
import mainInChinese from '../../../data/zh/articles/main.json'
import northInChinese from '../../../data/zh/articles/north.json'
import seawayInChinese from '../../../data/zh/articles/seaway.json'

/** Words of a demo article. `text`: lines with their markers. */
export type Words = { title: string; summary: string; text: string[] }

/** A demo article: demo/data/zh/articles, with its English at the same place in demo/data/en/articles. */
export type ArticleData = Words & {
  category: string
  /** Negative: published in the future. */
  daysAgo: number
  /** Name of the cover drawing. */
  cover?: string
  /** Category of goods that the title links to, instead of the text. */
  goodsOf?: string
}

type Lists<Article> = { announcements: Article[]; news: Article[] }
type InBoth<Data, English> = { chinese: Data; english: English }

/** Help: categories with their articles, in order. Its promises match the shop's pages. */
export const help: InBoth<typeof helpInChinese, typeof helpInEnglish> = {
  chinese: helpInChinese,
  english: helpInEnglish,
}

/** Announcements and news of the main site, the site of the north, and the one that sells in US dollars. */
export const siteArticles: Record<'main' | 'north' | 'seaway', InBoth<Lists<ArticleData>, Lists<Words>>> = {
  main: { chinese: mainInChinese, english: mainInEnglish },
  north: { chinese: northInChinese, english: northInEnglish },
  seaway: { chinese: seawayInChinese, english: seawayInEnglish },
}

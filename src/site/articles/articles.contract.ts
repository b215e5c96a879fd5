import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, page, paging, wording } from '../../core/api/shapes'
import { article } from './announcements.contract'

/** List row of an article. `cover` is the URL of a picture. */
const listedArticle = z.extend(article, { summary: wording, cover: z.optional(z.string()) })
export type ListedArticle = z.output<typeof listedArticle>

const neighbour = z.optional(z.object({ id, title: wording }))

/** Article with its neighbours in list order. */
const articleDetail = z.extend(listedArticle, {
  contentHtml: wording,
  previous: neighbour,
  next: neighbour,
})
export type ArticleDetail = z.output<typeof articleDetail>

const site = { brandTerminalId: z.optional(id) }

export const helpTree = endpoint('GET /bbb/help/categoryTree', {
  about: 'Lists the help categories with their articles, in the order set by the brand site.',
  query: z.object(site),
  data: z.array(z.object({ id, name: wording, articles: z.array(z.object({ id, title: wording })) })),
})

export const helpArticle = endpoint('GET /bbb/help/detail/{id}', {
  about: 'Returns a help article with the previous and next one in the tree.',
  query: z.object(site),
  data: articleDetail,
})

/** Page of a list. `categories` contains only those with articles. */
const articlePage = z.extend(page(listedArticle), {
  categories: z.array(z.object({ id, name: wording, count: z.int() })),
})

const articleQuery = z.object({ ...paging, ...site, categoryId: z.optional(id) })

export const newsPage = endpoint('POST /bbb/news/page', {
  simple: true,
  about: 'Lists news, the newest first, of one category or all.',
  body: articleQuery,
  data: articlePage,
})

export const newsArticle = endpoint('GET /bbb/news/detail/{id}', {
  about: 'Returns a news article with the newer and the older one.',
  query: z.object(site),
  data: articleDetail,
})

export const announcementPage = endpoint('POST /bbb/notice/page', {
  simple: true,
  about: 'Lists the platform’s announcements with their summaries, the newest first.',
  body: articleQuery,
  data: articlePage,
})

export const announcementArticle = endpoint('GET /bbb/notice/detail/{id}', {
  about: 'Returns an announcement with the newer and the older one.',
  query: z.object(site),
  data: articleDetail,
})

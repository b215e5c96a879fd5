import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, page, paging, wording } from '../../core/api/shapes'

export const article = z.object({
  id,
  title: wording,
  categoryName: wording,
  /** Shop path that the announcement opens instead of its own text. */
  link: z.optional(z.string()),
  publishedAt: z.string(),
})
export type Article = z.output<typeof article>

/** List of announcements, `bizType` 10. */
export const articleList = endpoint('POST /bbb/help/articleList', {
  simple: true,
  about: 'Lists articles of a kind, the newest first. bizType 10: platform announcements.',
  body: z.object({ ...paging, bizType: z.literal(10), brandTerminalId: id }),
  data: page(article),
})

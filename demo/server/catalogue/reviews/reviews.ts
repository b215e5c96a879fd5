import { and, count, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { wording } from '../../../../src/core/api/shapes'
import { skuWords } from '../../../../src/catalogue/goods/spec-words'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import type { Locale } from '../../../../src/core/language/locale'
import { pick } from '../../../../src/core/language/messages'
import { commentState } from '../../../../src/catalogue/reviews/comment-state'
import type { reviewPage } from '../../../../src/catalogue/reviews/reviews.contract'
import { wireDay } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { inLanguage } from '../../core/http/in-language'
import { pageWith } from '../../core/database/page-with'
import { membersOf } from '../../site/brand-site/group-members'
import { openTo, type Reader } from '../goods/visible-goods'
import { goods, sku } from '../goods/goods.table'
import { shownPictures } from './review-pictures'
import { orderComment } from './reviews.table'

type Page = Answer<typeof reviewPage>

const withImage = sql`cardinality(${orderComment.images}) > 0`

/** Selects reviews from the brand site, from its group members, and seeded ones. */
const writtenOn = (site: string) =>
  or(
    isNull(orderComment.siteId),
    eq(orderComment.siteId, site),
    sql`${orderComment.siteId} = any(${membersOf(sql`${site}`)})`,
  )

const shownOf = (goodsId: string, reader: Reader) =>
  and(
    inArray(
      orderComment.goodsId,
      db()
        .select({ id: goods.id })
        .from(goods)
        .where(and(eq(goods.id, goodsId), openTo(reader))),
    ),
    ne(orderComment.state, commentState.code.deleted),
    writtenOn(reader.site),
  )

/** Masks a name except its first and last character: 苏州***司. A name of one or two characters keeps its first. */
function masked(name: string): string {
  const signs = [...name]
  return `${signs[0] ?? ''}***${signs.length > 2 ? (signs.at(-1) ?? '') : ''}`
}

async function countsOf(shown: SQL | undefined): Promise<Page['counts']> {
  const rows = await db()
    .select({
      stars: orderComment.stars,
      n: count(),
      pictured: sql<number>`(count(*) filter (where ${withImage}))::int`,
    })
    .from(orderComment)
    .where(shown)
    .groupBy(orderComment.stars)
  const of = (stars: number) => rows.find((row) => row.stars === stars)?.n ?? 0
  return {
    total: rows.reduce((sum, { n }) => sum + n, 0),
    withImage: rows.reduce((sum, { pictured }) => sum + pictured, 0),
    byStars: [1, 2, 3, 4, 5].map(of),
  }
}

/** Returns the reviews of a visible product, latest first. */
export async function pageOf(
  { goodsId, stars, hasImage, pageNumber, pageSize }: Asked<typeof reviewPage>['body'],
  reader: Reader,
  language: Locale,
): Promise<Page> {
  const shown = shownOf(goodsId, reader)
  const wanted = and(
    shown,
    stars ? eq(orderComment.stars, stars) : undefined,
    hasImage ? withImage : undefined,
  )
  const rows = await db()
    .select({ comment: orderComment, code: sku.skuCode, spec: sku.spec })
    .from(orderComment)
    .leftJoin(sku, eq(sku.id, orderComment.skuId))
    .where(wanted)
    .orderBy(desc(orderComment.createdAt), desc(orderComment.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const total = await db().$count(orderComment, wanted)
  const specs = await inLanguage(
    language,
    z.array(z.record(wording, wording)),
    rows.map(({ spec }) => spec ?? {}),
  )
  const content = rows.map(({ comment, code }, at) => ({
    id: comment.id,
    author:
      comment.anonymous === 10
        ? masked(comment.author)
        : comment.author || pick(['匿名用户', 'Anonymous'], language),
    enterprise: comment.enterprise,
    stars: comment.stars,
    text: comment.text,
    images: shownPictures(comment),
    spec: skuWords({ skuCode: code ?? '', spec: specs[at] ?? {} }, language),
    writtenOn: wireDay(comment.createdAt),
    ...(comment.appendText && { appendText: comment.appendText }),
    ...(comment.appendText && comment.appendAt && { appendOn: wireDay(comment.appendAt) }),
    ...(comment.reply && { reply: comment.reply }),
  }))
  return { ...pageWith(content, total, { pageNumber, pageSize }), counts: await countsOf(shown) }
}

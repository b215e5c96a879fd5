import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CommentState } from '../../../../src/catalogue/reviews/comment-machine'
import { commentState } from '../../../../src/catalogue/reviews/comment-state'
import { document, moment, yesNo } from '../../core/database/columns'

/** A buyer's review of a received product. */
export const orderComment = pgTable(
  'order_comment',
  {
    ...document(),
    /** Reviewed order line, one review per line. Empty for seeded reviews. */
    orderLineId: text('order_line_id').unique(),
    goodsId: text('goods_id').notNull(),
    skuId: text('sku_id').notNull(),
    /** Id of the main account. Empty for seeded reviews. */
    customerId: text('customer_id'),
    /** Id of the account that wrote the review. */
    placedBy: text('placed_by'),
    /** Site of the order. Empty for seeded reviews, which all sites show. */
    siteId: text('site_id'),
    state: integer().$type<CommentState>().notNull().default(commentState.code.published),
    /** Display name, shown unless the review is anonymous. */
    author: text().notNull(),
    enterprise: yesNo('enterprise').notNull(),
    anonymous: yesNo('anonymous').notNull(),
    stars: integer().notNull(),
    text: text().notNull(),
    images: text().array().notNull(),
    appendText: text('append_text'),
    appendAt: moment('append_at'),
    reply: text(),
  },
  ({ goodsId, customerId, createdAt: at, stars, state }) => [
    index('order_comment_customer').on(customerId, at),
    index('order_comment_goods').on(goodsId, at),
    index('order_comment_state').on(state, at),
    check('order_comment_stars', sql`${stars} between 1 and 5`),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { CommentState } from '../../../../src/catalogue/reviews/comment-machine'
import { commentState } from '../../../../src/catalogue/reviews/comment-state'
import { document, moment, yesNo } from '../../core/database/columns'

/** What a buyer says of a product that was received. */
export const orderComment = pgTable(
  'order_comment',
  {
    ...document(),
    /** One review a line of an order; empty for those that came with the demo's catalogue. */
    orderLineId: text('order_line_id').unique(),
    goodsId: text('goods_id').notNull(),
    skuId: text('sku_id').notNull(),
    /** The main account; empty for those that came with the demo's catalogue. */
    customerId: text('customer_id'),
    /** The account that wrote it. */
    placedBy: text('placed_by'),
    /** The site of the order; empty for those that came with the demo's catalogue, which every site shows. */
    siteId: text('site_id'),
    state: integer().$type<CommentState>().notNull().default(commentState.code.published),
    /** As it is shown unless the buyer wants to stay unnamed. */
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

import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt, yesNo } from '../../core/columns'

/** What a buyer says of a product that was received. */
export const orderComment = pgTable(
  'order_comment',
  {
    id: id(),
    /** One review a line of an order; empty for those that came with the demo's catalogue. */
    orderLineId: text('order_line_id').unique(),
    goodsId: text('goods_id').notNull(),
    skuId: text('sku_id').notNull(),
    customerId: text('customer_id'),
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  ({ goodsId, createdAt: at, stars }) => [
    index('order_comment_goods').on(goodsId, at),
    check('order_comment_stars', sql`${stars} between 1 and 5`),
  ],
)

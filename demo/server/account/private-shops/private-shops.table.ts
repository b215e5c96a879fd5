import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, document } from '../../core/database/columns'

/** Shops that sell only to companies that were approved for them. */
export const privateShop = pgTable('private_shop', {
  shopId: text('shop_id').primaryKey(),
  /** Intended customers. */
  terms: text().notNull(),
  createdAt: createdAt(),
})

/** Applications for access. A rejected one is replaced by the next. */
export const privateShopApply = pgTable(
  'private_shop_apply',
  {
    ...document(),
    shopId: text('shop_id').notNull(),
    /** The main account. */
    customerId: text('customer_id').notNull(),
    company: text().notNull(),
    contact: text().notNull(),
    phone: text().notNull(),
    purpose: text().notNull(),
    files: jsonb().$type<string[]>().notNull(),
    /** 10 pending, 15 under review, 20 approved, 30 rejected. */
    reviewState: integer('review_state').$type<10 | 15 | 20 | 30>().notNull().default(10),
    /** Reason of a rejection. */
    reason: text().notNull().default(''),
  },
  ({ shopId, customerId }) => [uniqueIndex('private_shop_apply_once').on(shopId, customerId)],
)

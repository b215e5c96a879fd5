import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt, yesNo } from '../../core/columns'

/** What a buyer has bought how often; counted when an order is completed. */
export const oftenList = pgTable(
  'often_list',
  {
    id: id(),
    /** The main account. */
    customerId: text('customer_id').notNull(),
    skuId: text('sku_id').notNull(),
    pinned: yesNo('pinned').notNull().default(20),
    /** Completed orders. */
    times: integer().notNull(),
    lastAt: moment('last_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  ({ customerId, skuId, times }) => [
    uniqueIndex('often_list_sku').on(customerId, skuId),
    index('often_list_times').on(customerId, times),
  ],
)

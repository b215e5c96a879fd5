import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, onSite, record, yesNo } from '../../core/database/columns'

/** Purchase count of a buyer's SKU on a brand site. Updated when an order is completed. */
export const oftenList = pgTable(
  'often_list',
  {
    ...record(),
    /** Id of the main account. */
    customerId: text('customer_id').notNull(),
    siteId: onSite(),
    skuId: text('sku_id').notNull(),
    pinned: yesNo('pinned').notNull().default(20),
    /** Number of completed orders. */
    times: integer().notNull(),
    lastAt: moment('last_at').notNull(),
  },
  ({ customerId, siteId, skuId, times }) => [
    uniqueIndex('often_list_sku').on(customerId, siteId, skuId),
    index('often_list_times').on(customerId, times),
  ],
)

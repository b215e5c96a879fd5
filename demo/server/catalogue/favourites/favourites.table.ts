import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, onSite } from '../../core/database/columns'

/** Favourite product or shop of a buyer on a brand site. */
export const collection = pgTable(
  'collection',
  {
    customerId: text('customer_id').notNull(),
    siteId: onSite(),
    kind: text().$type<'goods' | 'shop'>().notNull(),
    refId: text('ref_id').notNull(),
    createdAt: createdAt(),
  },
  ({ customerId, siteId, kind, refId, createdAt: at }) => [
    uniqueIndex('collection_once').on(customerId, siteId, kind, refId),
    index('collection_latest').on(customerId, kind, at),
  ],
)

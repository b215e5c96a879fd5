import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../core/columns'

/** A product or a shop that a buyer keeps. */
export const collection = pgTable(
  'collection',
  {
    customerId: text('customer_id').notNull(),
    kind: text().$type<'goods' | 'shop'>().notNull(),
    refId: text('ref_id').notNull(),
    createdAt: createdAt(),
  },
  ({ customerId, kind, refId, createdAt: at }) => [
    primaryKey({ columns: [customerId, kind, refId] }),
    index('collection_latest').on(customerId, kind, at),
  ],
)

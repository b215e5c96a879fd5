import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { entry, moment, money, onSite } from '../../core/database/columns'

/** Agreed prices of companies on a brand site for a period, by a contract or an awarded inquiry. */
export const agreedPrice = pgTable(
  'agreed_price',
  {
    ...entry(),
    /** Id of the main account. */
    customerId: text('customer_id').notNull(),
    siteId: onSite(),
    skuId: text('sku_id').notNull(),
    /** Minimum quantity of the price. */
    minQuantity: integer('min_quantity').notNull(),
    price: money().notNull(),
    validTo: moment('valid_to').notNull(),
    source: text().$type<'contract' | 'enquiry'>().notNull(),
    sourceId: text('source_id').notNull(),
  },
  ({ customerId, skuId, sourceId, price }) => [
    index('agreed_price_customer').on(customerId, skuId),
    index('agreed_price_source').on(sourceId),
    check('agreed_price_positive', sql`${price} > 0`),
  ],
)

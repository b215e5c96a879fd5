import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { record, yesNo } from '../../core/database/columns'

/** Delivery address of a company. Its sub-accounts share it. */
export const address = pgTable(
  'address',
  {
    ...record(),
    /** Main account of the company. */
    customerId: text('customer_id').notNull(),
    consignee: text().notNull(),
    phone: text().notNull(),
    regionCode: text('region_code').notNull(),
    detail: text().notNull(),
    label: text().notNull().default(''),
    isDefault: yesNo('is_default').notNull().default(20),
  },
  ({ customerId }) => [index('address_customer').on(customerId)],
)

/** Delivery region with its code of GB/T 2260. */
export const region = pgTable('region', {
  code: text().primaryKey(),
  /** Empty for a province. */
  parentCode: text('parent_code').notNull(),
  name: text().notNull(),
  position: integer().notNull(),
})

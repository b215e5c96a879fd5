import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { record, yesNo } from '../../core/database/columns'

/** A delivery address of a company; its sub-accounts use the same ones. */
export const address = pgTable(
  'address',
  {
    ...record(),
    /** The main account. */
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

/** Regions that are delivered to, by the codes of GB/T 2260. */
export const region = pgTable('region', {
  code: text().primaryKey(),
  /** Empty for a province. */
  parentCode: text('parent_code').notNull(),
  name: text().notNull(),
  position: integer().notNull(),
})

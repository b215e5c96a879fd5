import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { record } from '../../core/database/columns'

/** Warehouses. */
export const warehouse = pgTable('warehouse', {
  ...record(),
  name: text().notNull(),
  nameEn: text('name_en').notNull(),
  /** Orders before this time on a working day leave the same day: `17:00` in Shanghai. */
  cutOff: text('cut_off').notNull(),
})

/** Working days from a warehouse to a province. Without a row, no delivery date is promised. */
export const warehouseTransit = pgTable(
  'warehouse_transit',
  {
    warehouseId: text('warehouse_id').notNull(),
    /** Code in `region`. */
    provinceCode: text('province_code').notNull(),
    days: integer().notNull(),
  },
  ({ warehouseId, provinceCode }) => [primaryKey({ columns: [warehouseId, provinceCode] })],
)

/** Non-working day other than Saturdays and Sundays. Nothing is shipped or delivered. */
export const dayOff = pgTable('day_off', {
  /** Date as `yyyy-MM-dd`. */
  day: text().primaryKey(),
})

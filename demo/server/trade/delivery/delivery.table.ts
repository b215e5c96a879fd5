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

/** Working days from a warehouse to a province; where there is no row, nothing is promised. */
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

/** Days besides Saturdays and Sundays on which nothing leaves and nothing arrives. */
export const dayOff = pgTable('day_off', {
  /** `yyyy-MM-dd` */
  day: text().primaryKey(),
})

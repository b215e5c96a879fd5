import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { brandSite } from '../brand-site/brand-site.table'

/** Custom label of a dictionary entry on a brand site. */
export const dictionaryItem = pgTable(
  'dictionary_item',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    /** Name of the dictionary: `cancelReason`. */
    dictCode: text('dict_code').notNull(),
    itemCode: text('item_code').notNull(),
    itemName: text('item_name').notNull(),
  },
  ({ siteId, dictCode, itemCode }) => [primaryKey({ columns: [siteId, dictCode, itemCode] })],
)

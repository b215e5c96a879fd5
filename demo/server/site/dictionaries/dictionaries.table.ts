import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { brandSite } from '../brand-site/brand-site.table'

/** What a brand site calls an entry of a dictionary, where that differs from the usual name. */
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

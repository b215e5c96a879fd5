import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '../../core/database/columns'
import { brandSite } from '../../site/brand-site/brand-site.table'

/** Salesperson who runs the shop of a brand site. */
export const newShopTable = pgTable('new_shop', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => brandSite.id),
  name: text().notNull(),
  title: text().notNull(),
  phone: text().notNull(),
  workTime: text('work_time').notNull(),
  intro: text().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const newShopTab = pgTable(
  'new_shop_tab',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => brandSite.id),
    /** Key of the shelf in the URL. */
    key: text().notNull(),
    label: text().notNull(),
    position: integer().notNull(),
  },
  ({ siteId, position }) => [index('new_shop_tab_position').on(siteId, position)],
)

export const newShopShelf = pgTable(
  'new_shop_goods',
  {
    tabId: text('tab_id')
      .notNull()
      .references(() => newShopTab.id),
    goodsId: text('goods_id').notNull(),
    position: integer().notNull(),
  },
  ({ tabId, goodsId }) => [primaryKey({ columns: [tabId, goodsId] })],
)

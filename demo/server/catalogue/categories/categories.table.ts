import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { record } from '../../core/database/columns'

/** Category tree of the shop: departments, groups and kinds of goods. */
export const goodsCategory = pgTable(
  'goods_category',
  {
    ...record(),
    parentId: text('parent_id'),
    /** 1 department, 2 group, 3 kind. */
    level: integer().$type<1 | 2 | 3>().notNull(),
    cateName: text('cate_name').notNull(),
    cateAlias: text('cate_alias').notNull(),
    cateIcon: text('cate_icon').notNull(),
    /** Most searched models. Departments only. */
    hotWords: text('hot_words').array(),
    sort: integer().notNull(),
  },
  ({ parentId }) => [index('goods_category_parent').on(parentId)],
)

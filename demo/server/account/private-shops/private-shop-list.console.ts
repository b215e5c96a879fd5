import { asc, eq } from 'drizzle-orm'
import { shopType } from '../../../../src/catalogue/shops/shop-type'
import { shop } from '../../catalogue/shops/shops.table'
import { db } from '../../core/database/db'
import { containsWords } from '../../core/database/contains-text'
import { newId } from '../../core/database/ids'
import { recordsPage } from '../../core/operator/records-page'
import { columnFields, columnValues, readColumns, type ColumnField } from '../../core/operator/record-table'
import { privateShop } from './private-shops.table'

const shopColumns: Record<string, ColumnField> = {
  name: { label: ['店铺名称', 'Name of the shop'], longest: 60, english: true },
  intro: { label: ['简介', 'About it'], longest: 300, kind: 'textarea', english: true },
}
const ownColumns: Record<string, ColumnField> = {
  terms: { label: ['准入条件', 'Conditions for access'], longest: 200, english: true },
}

const found = () =>
  db()
    .select({ shop, terms: privateShop.terms })
    .from(privateShop)
    .innerJoin(shop, eq(shop.id, privateShop.shopId))
    .$dynamic()
type Found = Awaited<ReturnType<typeof found>>[number]

/** Shops that sell to approved companies only. */
export const page = recordsPage<Found>({
  title: ['私域店铺', 'Private shops'],
  permission: 'members',
  about: [
    '仅向审核通过的企业销售的店铺。商品用商品导入按店铺名称上架。',
    'Shops that sell to approved companies only. Their goods are imported by the name of the shop.',
  ],
  entity: 'private_shop',
  adds: true,
  heads: [
    ['店铺名称', 'Name of the shop'],
    ['准入条件', 'Conditions for access'],
  ],
  cells: ({ shop: { name }, terms }) => [name, terms],
  list: ({ words, limit, offset }) =>
    found().where(containsWords(words, shop.name)).orderBy(asc(shop.name)).limit(limit).offset(offset),
  async find(id, lock) {
    const query = found().where(eq(shop.id, id))
    const [row] = await (lock ? query.for('update') : query)
    return row
  },
  idOf: ({ shop: { id } }) => id,
  nameOf: ({ shop: { name } }) => name,
  stampOf: ({ shop: { updatedAt } }) => updatedAt.toISOString(),
  fields: async () => [
    ...(await columnFields(shop, shopColumns)),
    ...(await columnFields(privateShop, ownColumns)),
  ],
  valuesOf: async (row) => ({
    ...(await columnValues(shop, shopColumns, row.shop)),
    ...(await columnValues(privateShop, ownColumns, row)),
  }),
  async save(values, row) {
    const { name = '', intro = '', terms = '' } = values
    await readColumns(shop, shopColumns, values)
    await readColumns(privateShop, ownColumns, values)
    const id = row?.shop.id ?? newId()
    if (row) {
      await db().update(shop).set({ name, intro }).where(eq(shop.id, id))
      await db().update(privateShop).set({ terms }).where(eq(privateShop.shopId, id))
      return id
    }
    await db().insert(shop).values({ id, name, intro, shopType: shopType.code.multiCategory, score: '5.0' })
    await db().insert(privateShop).values({ shopId: id, terms })
    return id
  },
})

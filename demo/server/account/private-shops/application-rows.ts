import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import { shop } from '../../catalogue/shops/shops.table'
import { db } from '../../core/database/db'
import { privateShopApply } from './private-shops.table'

/** Applications with the shops that they are to. */
export const applicationRows = (where: SQL | undefined) =>
  db()
    .select({ ...getTableColumns(privateShopApply), shopName: shop.name })
    .from(privateShopApply)
    .innerJoin(shop, eq(shop.id, privateShopApply.shopId))
    .where(where)
type ApplicationRow = Awaited<ReturnType<typeof applicationRows>>[number]

/** Texts of an application at the desk. */
export const applicationWords = ({ company, shopName, purpose, contact, phone, files }: ApplicationRow) => ({
  head: `${company} → ${shopName}`,
  lines: [purpose, `${contact} ${phone}`],
  files,
})

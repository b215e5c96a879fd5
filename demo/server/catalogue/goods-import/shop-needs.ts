import { eq, inArray } from 'drizzle-orm'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { siteIds } from '../../core/config/site'
import { brandSite } from '../../site/brand-site/brand-site.table'
import { currencyCodeOf } from '../../site/brand-site/brand-sites'
import { warehouse } from '../../trade/delivery/delivery.table'
import { brand } from '../brands/brands.table'
import { goodsCategory } from '../categories/categories.table'
import { shopType } from '../../../../src/catalogue/shops/shop-type'
import { shop } from '../shops/shops.table'
import { firstLetterOf } from './first-letter'

type Category = typeof goodsCategory.$inferSelect

/** Existing records that goods refer to, by their names in files. */
export type ShopNeeds = {
  categories: Category[]
  brands: Map<string, string>
  shops: Map<string, string>
  warehouses: Map<string, string>
  /** Default shop: the only existing one, or the one created if none exists. */
  onlyShop: string | undefined
}

async function byName(table: typeof shop | typeof warehouse): Promise<Map<string, string>> {
  const rows = await db().select({ id: table.id, name: table.name }).from(table).orderBy(table.id)
  return new Map(rows.toReversed().map(({ id, name }) => [name, id]))
}

/** @param brandNames brands of the goods; the catalogue may have thousands of others */
export async function shopNeeds(brandNames: readonly string[]): Promise<ShopNeeds> {
  const brands = await db()
    .select({ id: brand.id, name: brand.brandName })
    .from(brand)
    .where(inArray(brand.brandName, [...new Set(brandNames)]))
    .orderBy(brand.id)
  const shops = await byName(shop)
  const [first] = [...shops.keys()]
  const [site] = await db()
    .select({ name: brandSite.name })
    .from(brandSite)
    .where(eq(brandSite.id, siteIds.main))
  return {
    categories: await db().select().from(goodsCategory).orderBy(goodsCategory.sort, goodsCategory.id),
    brands: new Map(brands.toReversed().map(({ id, name }) => [name, id])),
    shops,
    warehouses: await byName(warehouse),
    onlyShop: shops.size > 1 ? undefined : (first ?? (site?.name || '自营')),
  }
}

const childOf = ({ categories }: ShopNeeds, parentId: string | null, name: string) =>
  categories.find((one) => one.parentId === parentId && one.cateName === name)

/** Returns the category ids along a path, as far as the categories exist. */
export function categoryIds(needs: ShopNeeds, path: readonly string[]): string[] {
  const ids: string[] = []
  for (const name of path) {
    const found = childOf(needs, ids.at(-1) ?? null, name)
    if (!found) break
    ids.push(found.id)
  }
  return ids
}

/** Returns the categories along a path. Missing ones are created as the last of their siblings. */
export async function makeCategories(needs: ShopNeeds, path: readonly string[]): Promise<string[]> {
  const ids = categoryIds(needs, path)
  for (const [at, cateName] of [...path.entries()].slice(ids.length)) {
    const level = at === 0 ? 1 : at === 1 ? 2 : 3
    const parentId = ids.at(-1) ?? null
    const sort =
      1 + Math.max(-1, ...needs.categories.filter((one) => one.level === level).map((one) => one.sort))
    const [made] = await db()
      .insert(goodsCategory)
      .values({ parentId, level, cateName, cateAlias: cateName, cateIcon: '', sort })
      .returning()
    if (!made) throw new Error('a category was not made')
    needs.categories.push(made)
    ids.push(made.id)
  }
  return ids
}

/** Returns a record by name, and creates it if missing. */
async function named(known: Map<string, string>, name: string, make: (id: string) => PromiseLike<unknown>) {
  const found = known.get(name)
  if (found !== undefined) return found
  const id = newId()
  await make(id)
  known.set(name, id)
  return id
}

/** @param english English name, used for the index letter if set */
export const brandNamed = ({ brands }: ShopNeeds, name: string, english: string) =>
  named(brands, name, (id) =>
    // The brand code is for generated article numbers; imported goods bring their own.
    db()
      .insert(brand)
      .values({ id, brandName: name, code: id, firstLetter: firstLetterOf(english || name) }),
  )

export const shopNamed = ({ shops }: ShopNeeds, name: string) =>
  named(shops, name, async (id) =>
    db()
      .insert(shop)
      .values({
        id,
        name,
        shopType: shopType.code.selfOwned,
        intro: '',
        score: '5.0',
        currency: await currencyCodeOf(siteIds.main),
      }),
  )

export const warehouseNamed = ({ warehouses }: ShopNeeds, name: string) =>
  named(warehouses, name, (id) => db().insert(warehouse).values({ id, name, nameEn: name, cutOff: '17:00' }))

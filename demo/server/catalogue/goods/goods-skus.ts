import type { Minor } from '../../../../src/core/money'
import type { Random } from '../../core/database/random'
import type { BrandName } from '../categories/brands'
import type { GoodsPlan } from './goods-plan'
import { warehouseOf } from '../../trade/delivery/warehouses'
import { sizesOf } from './goods-attributes'
import type { memberPrice, sku } from './goods.table'
import type { OwnSku } from './own-facts'
import { plainPrice, type MemberPriceRow } from './pricing'

export type NewSku = Omit<typeof sku.$inferInsert, 'id' | 'brandPrice'> & {
  id: string
  brandPrice: Minor | null
  memberPrices: MemberPriceRow[]
}
export type NewMemberPrice = typeof memberPrice.$inferInsert

/** Brands that hide prices from visitors: about a fifth of the goods. */
const discreetBrands: ReadonlySet<BrandName> = new Set(['北辰', '南滨', '磐石', '海格曼', '东屹', '西铂'])

/** Rounds a price to typical shop steps: finer below 10 yuan than above 1,000. */
function rounded(price: Minor): Minor {
  const step = price < 200 ? 1 : price < 10_000 ? 10 : price < 100_000 ? 100 : 500
  return Math.max(1, Math.round(price / step) * step)
}

const share = (price: Minor, percent: number): Minor => Math.max(1, Math.round((price * percent) / 100))

function firstPrice({ category, model, own }: GoodsPlan, random: Random): Minor {
  if (own.price) return Math.round(own.price * 100)
  const [low, high] = category.kind.price
  const { models } = category.kind
  const rise = (models.indexOf(model) + random.next()) / Math.max(1, models.length)
  return rounded(low * 100 * (high / low) ** rise)
}

type Level = 'out' | 'tight' | 'adequate'

function stockLevel(random: Random): Level {
  const at = random.next()
  return at < 0.08 ? 'out' : at < 0.16 ? 'tight' : 'adequate'
}

function stockOf(level: Level, safety: number, random: Random): number {
  if (level === 'out') return 0
  return level === 'tight' ? random.int(1, safety - 1) : safety * random.int(2, 60) + random.int(0, 9)
}

/** Builds volume prices for all members and two lower ones for the upper levels. */
function memberPricesOf(
  retail: Minor,
  brandPrice: Minor | null,
  minOrder: number,
  keen: number,
): MemberPriceRow[] {
  const base = plainPrice({ goodsPrice: retail, brandPrice, memberPrices: [] })
  return [
    { level: 0, minQuantity: minOrder, price: share(base, 96 - keen) },
    { level: 0, minQuantity: minOrder * 10, price: share(base, 92 - keen) },
    { level: 2, minQuantity: minOrder, price: share(base, 93 - keen) },
    { level: 3, minQuantity: minOrder * 50, price: share(base, 86 - keen) },
  ]
}

/** Returns the SKUs without member prices: hand-written ones, or one per size of the kind. */
function drafts(plan: GoodsPlan, minOrder: number, random: Random): OwnSku[] {
  const { kind } = plan.category
  const price = firstPrice(plan, random)
  const level = plan.own.stock ?? stockLevel(random)
  const safety = Math.max(5, minOrder * 2)
  return sizesOf(kind, random).map((size, at) => ({
    spec: { [kind.sizes]: size },
    price: rounded(price * (1 + at * 0.06)) / 100,
    stock: stockOf(level === 'adequate' && at > 0 && random.chance(0.06) ? 'out' : level, safety, random),
    safety,
  }))
}

/** Builds the SKUs of a product, default SKU first. */
export function skusOf(plan: GoodsPlan, random: Random): NewSku[] {
  const { id, category, brand, code, own } = plan
  const usual = own.minOrder ?? category.kind.minOrder
  const made = own.skus ?? drafts(plan, usual, random)
  const discreet = own.discreet ?? discreetBrands.has(brand)
  const keen = random.int(0, 3)
  const forMembers = Boolean(own.sales) || random.chance(0.75)
  return made.map(({ spec, price, stock, safety = 5, code: ownCode, minOrder = usual, memberPrices }, at) => {
    const goodsPrice = Math.round(price * 100)
    const brandPrice = discreet ? share(goodsPrice, 94) : null
    const tiers = memberPrices?.map(([minQuantity, yuan]) => ({
      level: 0,
      minQuantity,
      price: Math.round(yuan * 100),
    }))
    return {
      id: `${id}${String(at + 1).padStart(2, '0')}`,
      goodsId: id,
      position: at,
      skuCode: ownCode ?? (at ? `${code}_${at + 1}` : code),
      spec,
      goodsPrice,
      brandPrice,
      stock,
      reserved: 0,
      safetyStock: safety,
      minOrderQty: minOrder,
      step: minOrder === usual ? (category.kind.step ?? minOrder) : minOrder,
      warehouseId: warehouseOf(id),
      memberPrices: tiers ?? (forMembers ? memberPricesOf(goodsPrice, brandPrice, minOrder, keen) : []),
    }
  })
}

import { and } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { goods as goodsShape } from '../../../../src/catalogue/goods/goods.contract'
import { pick, type Text } from '../../../../src/core/language/messages'
import { inValues } from '../../core/database/in-values'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { askPrice, type Asker } from './asker'
import { availableOf, defaultSkus, goodsRows, skusByCode, type DefaultSku, type GoodsRow } from './goods-rows'
import { goods } from './goods.table'
import { grouped } from './grouped'
import { levelOf } from './level-of'
import { memberPricesFor } from './member-prices'
import { priceFields } from './price-fields'
import type { SkuPrices } from './pricing'
import { enoughFields, stockFields } from './stock-fields'
import { visibleTo } from './visible-goods'

export type GoodsCard = z.input<typeof goodsShape>
type Tag = NonNullable<GoodsCard['tags']>[number]

/** Time in which a product counts as new. */
const freshness = 30 * day

const tagTexts: Record<Tag['kind'], Text> = {
  member: ['会员价', 'Member price'],
  activity: ['活动价', 'Promotional price'],
  promotion: ['满减', 'Spend and save'],
  custom: ['定制', 'Custom'],
  new: ['新品', 'New'],
}

/** Returns whether goods have a member price for the level of a member. */
const reachesMemberPrice = (who: Asker['who'], { memberPriceLevel: least }: GoodsRow) =>
  who.kind === 'member' && least !== null && least <= levelOf(who)

/** @param lowered an activity or a contract sets the price, so it is not a member price */
function tagsOf(row: GoodsRow, { who, vipShow, activities, language }: Asker, lowered: boolean): Tag[] {
  const kinds: Tag['kind'][] = []
  const running = activities.of(row.id)
  if (running.some(({ rate }) => rate !== null)) kinds.push('activity')
  if (running.some(({ cutFrom }) => cutFrom !== null)) kinds.push('promotion')
  if (vipShow && reachesMemberPrice(who, row) && !lowered) kinds.push('member')
  if (row.customizable === 10) kinds.push('custom')
  if (row.shelfAt >= after(clock.now(), -freshness)) kinds.push('new')
  return kinds.map((kind) => ({ kind, label: pick(tagTexts[kind], language) }))
}

/** Maximum number of attributes. Same limit as the list filters. */
const mostAttributes = 10

/** Returns the attributes that are the same for all SKUs of a product. */
function singleAttributes(pairs: readonly string[]) {
  const all = pairs.map((pair) => {
    const cut = pair.indexOf('=')
    return { name: pair.slice(0, cut), value: pair.slice(cut + 1) }
  })
  return all.filter(({ name }) => all.filter((other) => other.name === name).length === 1)
}

function card(row: GoodsRow, sku: DefaultSku & SkuPrices, asker: Asker): GoodsCard {
  const prices = priceFields(sku, askPrice(asker, row.id, sku.minOrderQty))
  const lowered = 'activityPrice' in prices || ('priceKind' in prices && prices.priceKind === 'contract')
  return {
    id: row.id,
    goodsName: row.goodsName,
    brandName: row.brandName,
    goodsImageShow: row.pictures.join(','),
    skuItemDefault: {
      skuId: sku.id,
      skuCode: sku.skuCode,
      ...prices,
      ...(asker.who.kind === 'member' && { stockQuantity: availableOf(sku) }),
      ...enoughFields(asker, { available: availableOf(sku), quantity: sku.minOrderQty }),
      minQuantity: sku.minOrderQty,
      step: sku.step,
      sellsShort: asker.sellsShort,
    },
    ...stockFields(asker, sku),
    priceUnitInfoList: row.units,
    priceUnitInfoTransferList: row.units
      .filter(({ defaultPriceUnit }) => defaultPriceUnit === 20)
      .map(({ unitCode, ratio }) => ({ priceUnitCode: unitCode, ratio })),
    skuCount: sku.skuCount,
    sales: row.sales,
    tags: tagsOf(row, asker, lowered),
    attrs: singleAttributes(row.attrs).slice(0, mostAttributes),
  }
}

/** Builds product cards in the order of the rows. @param given SKUs to show; default: the default SKUs */
export async function cardsOf(
  rows: GoodsRow[],
  asker: Asker,
  given?: readonly DefaultSku[],
): Promise<GoodsCard[]> {
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return []
  const skus = given ? [...given] : await defaultSkus(ids)
  const pricesFor = await memberPricesFor(asker, skus)
  const skuFor = grouped(skus, ({ goodsId }) => goodsId)
  return rows.flatMap((row) =>
    skuFor(row.id).map((sku) => card(row, { ...sku, memberPrices: pricesFor(sku.id) }, asker)),
  )
}

/** Returns product cards in the order of the ids. Omits products that the asker may not see. */
export async function cardsById(ids: string[], asker: Asker): Promise<GoodsCard[]> {
  if (!ids.length) return []
  const rows = await goodsRows().where(and(inValues(goods.id, ids), visibleTo(asker)))
  const rowFor = grouped(rows, ({ id }) => id)
  return cardsOf(ids.flatMap(rowFor), asker)
}

/** Returns product cards by SKU code. Each card shows that SKU. */
export async function cardsByCode(codes: string[], asker: Asker): Promise<GoodsCard[]> {
  if (!codes.length) return []
  const skus = await skusByCode(codes)
  if (!skus.length) return []
  const ids = [...new Set(skus.map(({ goodsId }) => goodsId))]
  const rows = await goodsRows().where(and(inValues(goods.id, ids), visibleTo(asker)))
  return cardsOf(rows, asker, skus)
}

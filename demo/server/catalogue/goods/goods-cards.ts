import type * as z from 'zod/mini'
import type { goods as goodsShape } from '../../../../src/catalogue/goods/goods.contract'
import { pick, type Text } from '../../../../src/core/messages'
import { after, day } from '../../core/business-time'
import { clock } from '../../core/clock'
import type { Asker } from './asker'
import { goodsRows, type GoodsRows, type SkuWithPrices } from './goods-rows'
import { priceFields } from './pricing'

export type GoodsCard = z.input<typeof goodsShape>
type Tag = GoodsCard['tags'][number]

/** Goods are new for so long. */
const freshness = 30 * day

const tagTexts: Record<Tag['kind'], Text> = {
  member: ['会员价', 'Member price'],
  promotion: ['促销', 'Promotion'],
  custom: ['定制', 'Custom'],
  new: ['新品', 'New'],
}

function tagsOf({ row }: GoodsRows, { who, vipShow, language }: Asker): Tag[] {
  const kinds: Tag['kind'][] = []
  if (who.kind === 'member' && vipShow && row.hasMemberPrice) kinds.push('member')
  if (row.customizable === 10) kinds.push('custom')
  if (row.shelfAt >= after(clock.now(), -freshness)) kinds.push('new')
  return kinds.map((kind) => ({ kind, label: pick(tagTexts[kind], language) }))
}

export const picturesOf = ({ id, drawings }: Pick<GoodsRows['row'], 'id' | 'drawings'>) =>
  drawings.map((_, at) => `/img/goods/${id}-${at + 1}.svg`)

/** What is in the warehouse and not taken by an open order. */
export const availableOf = ({ stock, reserved }: Pick<SkuWithPrices, 'stock' | 'reserved'>) =>
  stock - reserved

const total = (skus: SkuWithPrices[], of: (sku: SkuWithPrices) => number) =>
  skus.reduce((sum, sku) => sum + of(sku), 0)

/** A product as lists show it. */
export function goodsCard(found: GoodsRows, asker: Asker): GoodsCard[] {
  const { row, skus, units } = found
  const [first] = skus
  if (!first) return []
  return [
    {
      id: row.id,
      goodsName: row.goodsName,
      brandName: row.brandName,
      goodsImageShow: picturesOf(row).join(','),
      skuItemDefault: {
        skuId: first.id,
        skuCode: first.skuCode,
        ...priceFields(first, { ...asker, quantity: first.minOrderQty }),
        stockQuantity: availableOf(first),
        minQuantity: first.minOrderQty,
        step: first.step,
      },
      stockQuantity: total(skus, availableOf),
      safetyStock: total(skus, ({ safetyStock }) => safetyStock),
      priceUnitInfoList: units.map(({ goodsId: _goodsId, ...unit }) => unit),
      priceUnitInfoTransferList: units
        .filter(({ defaultPriceUnit }) => defaultPriceUnit === 20)
        .map(({ unitCode, ratio }) => ({ priceUnitCode: unitCode, ratio })),
      skuCount: skus.length,
      sales: row.sales,
      tags: tagsOf(found, asker),
    },
  ]
}

/** Goods by id, in the order of the ids. */
export const goodsCards = async (ids: string[], asker: Asker): Promise<GoodsCard[]> =>
  (await goodsRows(ids)).flatMap((found) => goodsCard(found, asker))

import type { Asked } from '../../../../src/core/api/endpoint'
import type { Text } from '../../../../src/core/language/messages'
import type { addOffer } from '../../../../src/trade/offers/offers.contract'
import { larger } from '../../../../src/catalogue/goods/larger-unit'
import { unitsAsked, wrongUnit } from '../../catalogue/goods/order-units'
import { mostPieces } from '../../../../src/core/api/shapes'
import { wholeNumber } from '../../../../src/core/text/whole-number'
import { refuse, refuseField } from '../../core/http/refusal'
import type { Buyer } from '../cart/buyer'
import { describeLines } from '../cart/describe-lines'
import type { LineFigures } from '../cart/line-figures'
import { offerFigures } from './offer-figures'
import type { offerLine } from './offers.table'

/** A requested line without its quotation. */
export type AskedLine = Omit<typeof offerLine.$inferInsert, 'offerId' | 'position'>

const wrong = (path: string, message: Text) => refuseField(400, path, message)
const tooMany: Text = [
  `每行最多 ${wholeNumber(mostPieces)} 件`,
  `A line can hold at most ${wholeNumber(mostPieces)} pieces.`,
]
const withdrawn = () => refuse(422, ['商品已下架', 'This product has been withdrawn.'])

/** Returns lines of known goods, by the ids of their figures. */
export async function listed(figures: LineFigures[]): Promise<ReadonlyMap<string, AskedLine>> {
  const byId = new Map(figures.map((one) => [one.id, one]))
  return new Map(
    (await describeLines(figures)).map(({ line }) => {
      const { goodsName, unitName, goodsId, skuCode, spec, image, quantity } = line
      const id = String(line.id)
      const { price, requireInfo, orderUnit } = byId.get(id) ?? {}
      const known = { goodsId: String(goodsId), skuCode, spec, image, ...(requireInfo && { requireInfo }) }
      const snapshot = { name: goodsName, unitName, ...known, ...(orderUnit && { orderUnit }) }
      return [id, { skuId: String(line.skuId), qty: quantity, listPrice: price, snapshot }]
    }),
  )
}

/** @throws Refusal 400 a line without a name, 422 goods that are no longer sold */
export async function typed(
  buyer: Buyer,
  lines: Asked<typeof addOffer>['body']['lines'],
): Promise<AskedLine[]> {
  for (const [at, { skuId, name, unit }] of lines.entries()) {
    if (skuId) continue
    if (!name) throw wrong(`lines.${at}.name`, ['请输入商品名称', 'Please enter the product name.'])
    if (!unit) throw wrong(`lines.${at}.unit`, ['请输入单位', 'Please enter the unit.'])
  }
  const unitOf = await unitsAsked(lines.flatMap(({ skuId, ...line }) => (skuId ? { skuId, ...line } : [])))
  const named = lines.flatMap(({ skuId, quantity, goodsPriceUnit }, at) => {
    if (!skuId) return []
    const unit = goodsPriceUnit ? unitOf(skuId, goodsPriceUnit) : undefined
    const pieces = quantity * (unit?.ratio ?? 1)
    if (goodsPriceUnit && !unit) throw wrong(`lines.${at}.unit`, wrongUnit)
    if (pieces > mostPieces) throw wrong(`lines.${at}.quantity`, tooMany)
    return { id: String(at), skuId, quantity: pieces, orderUnit: larger(unit) }
  })
  const sold = (await offerFigures(buyer, named)).filter(
    ({ invalidReason }) => invalidReason !== 'withdrawn' && invalidReason !== 'notApproved',
  )
  const known = await listed(sold)
  if (known.size < named.length) throw withdrawn()
  return lines.map(({ name, unit, quantity, targetPrice }, at) => {
    const own = { qty: quantity, snapshot: { name, unitName: unit } }
    return { ...(known.get(String(at)) ?? own), targetPrice }
  })
}

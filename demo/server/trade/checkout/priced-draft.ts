import type { Address } from '../../../../src/account/addresses/addresses.contract'
import type { Minor } from '../../../../src/core/money'
import { addressesOf } from '../../account/addresses/addresses'
import { sha256 } from '../../core/security/auth'
import type { Buyer } from '../cart/buyer'
import { describeLines, type DescribedLine, type Shop } from '../cart/describe-lines'
import type { LineFigures } from '../cart/line-figures'
import { reductionsFor, type Promotion, type Reductions } from '../cart/reductions'
import type { Shares } from '../../money/coupons/line-costs'
import { draftLines, type DraftLines } from './draft-lines'
import type { DraftRow } from './draft-rows'
import { freightOf, type Freight } from './freight'

type Note = { purchaseNo: string; costCentre: string }
export type PricedLine = DescribedLine & { figures: LineFigures; note: Note; shares: Shares }
type PricedShop = Freight & {
  shop: Shop
  lines: PricedLine[]
  goodsAmount: Minor
  promotions: Promotion[]
}

/** A priced checkout. Amounts in minor units. */
export type PricedDraft = {
  row: DraftRow
  shops: PricedShop[]
  /** Chosen lines that cannot be ordered now. */
  left: PricedLine[]
  address: Address | undefined
  amounts: { goods: Minor; freight: Minor; pay: Minor } & Shares
  reductions: Reductions
  agreed: DraftLines['agreed']
  gift: DraftLines['gift']
  /** Hash of the order's content. Changes with any ordered detail. */
  stamp: string
}

const noNote: Note = { purchaseNo: '', costCentre: '' }
const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0)

/** Prices a checkout: at current prices and stock, or by its quotation. The only place for it. */
export async function priceDraft(buyer: Buyer, row: DraftRow): Promise<PricedDraft> {
  const { lines: all, agreed, gift } = await draftLines(buyer, row)
  const figuresById = new Map(all.map((figures) => [figures.id, figures]))
  const orderable = all.filter(({ invalidReason }) => !invalidReason)
  const wishes = { couponIds: row.couponIds, points: row.pointsUsed }
  const reductions = await reductionsFor(buyer, agreed || gift ? [] : orderable, wishes)
  const lines = (await describeLines(all)).flatMap((described): PricedLine[] => {
    const figures = figuresById.get(String(described.line.id))
    if (!figures) return []
    const note = row.notes[String(figures.id)] ?? noNote
    return [{ ...described, figures, note, shares: reductions.sharesOf(figures.id) }]
  })
  const shops = await byShop(
    lines.filter(({ figures }) => !figures.invalidReason),
    reductions,
    agreed?.freight ?? (gift && 0),
  )
  const amounts = amountsOf(shops)
  const address = (await addressesOf(buyer.who.companyId)).find(({ id }) => id === row.addressId)
  const left = lines.filter(({ figures }) => figures.invalidReason)
  const stamp = await stampOf({ row, shops, address, reductions, gift })
  return { row, shops, left, address, amounts, reductions, agreed, gift, stamp }
}

function amountsOf(shops: PricedShop[]): PricedDraft['amounts'] {
  const lines = shops.flatMap((one) => one.lines)
  const goods = sum(shops, ({ goodsAmount }) => goodsAmount)
  const freight = sum(shops, (one) => one.freight)
  const discount = sum(lines, ({ shares }) => shares.discount)
  const coupon = sum(lines, ({ shares }) => shares.coupon)
  const points = sum(lines, ({ shares }) => shares.points)
  return { goods, freight, discount, coupon, points, pay: goods + freight - discount - coupon - points }
}

/** @param agreed total freight agreed beforehand; charged to the first shop */
async function byShop(
  lines: PricedLine[],
  { promotions }: Reductions,
  agreed?: Minor,
): Promise<PricedShop[]> {
  const groups = new Map<string, { shop: Shop; lines: PricedLine[] }>()
  for (const line of lines) {
    const id = String(line.shop.id)
    const group = groups.get(id)
    if (group) group.lines.push(line)
    else groups.set(id, { shop: line.shop, lines: [line] })
  }
  const freightFor = await freightOf([...groups.keys()])
  return [...groups.values()].map((group, at) => {
    const goodsAmount = sum(group.lines, ({ figures }) => figures.amount)
    const shopId = String(group.shop.id)
    const own = promotions.filter((one) => one.shopId === shopId)
    const freight =
      agreed === undefined
        ? freightFor(shopId, goodsAmount)
        : { freight: at === 0 ? agreed : 0, freeFrom: undefined }
    return { ...group, goodsAmount, promotions: own, ...freight }
  })
}

type Stamped = Pick<PricedDraft, 'row' | 'shops' | 'address' | 'reductions' | 'gift'>

function stampOf({ row, shops, address, reductions: { offers, points }, gift }: Stamped) {
  const { deliveryWay, invoice, remark, poNumber, requireDate, files } = row
  const ordered = shops.map(({ shop, freight, lines }) => [
    shop.id,
    freight,
    lines.map(({ figures: { id, skuId, quantity, price, requireInfo }, note, shares }) => [
      [id, skuId, quantity, price, requireInfo],
      note,
      shares,
    ]),
  ])
  const coupons = offers.filter(({ chosen }) => chosen).map(({ coupon }) => coupon.id)
  const reduced = [coupons, points?.used, gift?.points]
  const wishes = [deliveryWay, invoice, remark, poNumber, requireDate, files]
  return sha256(JSON.stringify([ordered, address, wishes, reduced]))
}

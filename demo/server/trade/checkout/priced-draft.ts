import type { Address } from '../../../../src/account/addresses/addresses.contract'
import type { Minor } from '../../../../src/core/money'
import { addressesOf } from '../../account/addresses/addresses'
import { sha256 } from '../../core/auth'
import type { Buyer } from '../cart/buyer'
import { describeLines, type DescribedLine, type Shop } from '../cart/describe-lines'
import { figuresOf, type LineFigures } from '../cart/line-figures'
import type { DraftRow } from './draft-rows'
import { freightOf, type Freight } from './freight'

type Note = { purchaseNo: string; costCentre: string }
export type PricedLine = DescribedLine & { figures: LineFigures; note: Note }
export type PricedShop = Freight & { shop: Shop; lines: PricedLine[]; goodsAmount: Minor }

/** What a checkout comes to now; amounts in minor units. */
export type PricedDraft = {
  row: DraftRow
  shops: PricedShop[]
  /** Chosen lines that cannot be ordered now. */
  left: PricedLine[]
  address: Address | undefined
  amounts: { goods: Minor; freight: Minor; discount: Minor; pay: Minor }
  /** Differs as soon as anything that is ordered does. */
  stamp: string
}

const noNote: Note = { purchaseNo: '', costCentre: '' }
const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0)

/** The one place where a checkout gets its amounts: from the cart's lines, at today's prices and stock. */
export async function priceDraft(buyer: Buyer, row: DraftRow): Promise<PricedDraft> {
  const ids = new Set(row.lineIds)
  const all = (await figuresOf(buyer)).filter(({ id }) => ids.has(id))
  const figuresById = new Map(all.map((figures) => [figures.id, figures]))
  const lines = (await describeLines(all)).flatMap((described): PricedLine[] => {
    const figures = figuresById.get(String(described.line.id))
    return figures ? [{ ...described, figures, note: row.notes[String(figures.id)] ?? noNote }] : []
  })
  const shops = await byShop(lines.filter(({ figures }) => !figures.invalidReason))
  const goods = sum(shops, ({ goodsAmount }) => goodsAmount)
  const freight = sum(shops, (one) => one.freight)
  const discount = 0
  const amounts = { goods, freight, discount, pay: goods + freight - discount }
  const address = (await addressesOf(buyer.who.companyId)).find(({ id }) => id === row.addressId)
  const left = lines.filter(({ figures }) => figures.invalidReason)
  const stamp = await stampOf({ row, shops, address })
  return { row, shops, left, address, amounts, stamp }
}

async function byShop(lines: PricedLine[]): Promise<PricedShop[]> {
  const groups = new Map<string, { shop: Shop; lines: PricedLine[] }>()
  for (const line of lines) {
    const id = String(line.shop.id)
    const group = groups.get(id)
    if (group) group.lines.push(line)
    else groups.set(id, { shop: line.shop, lines: [line] })
  }
  const freightFor = await freightOf([...groups.keys()])
  return [...groups.values()].map((group) => {
    const goodsAmount = sum(group.lines, ({ figures }) => figures.amount)
    return { ...group, goodsAmount, ...freightFor(String(group.shop.id), goodsAmount) }
  })
}

function stampOf({ row, shops, address }: Pick<PricedDraft, 'row' | 'shops' | 'address'>) {
  const { deliveryWay, invoice, remark, requireDate, files } = row
  const ordered = shops.map(({ shop, freight, lines }) => [
    shop.id,
    freight,
    lines.map(({ figures: { id, skuId, quantity, price, requireInfo }, note }) => [
      [id, skuId, quantity, price, requireInfo],
      note,
    ]),
  ])
  return sha256(JSON.stringify([ordered, address, deliveryWay, invoice, remark, requireDate, files]))
}

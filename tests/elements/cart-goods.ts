type Unit = { itemId: string; unitName: string; ratio: number }

/** Line of the simulated cart. `price` is in cents. */
export type Line = {
  id: string
  skuId: string
  goodsId: string
  goodsName: string
  spec: Record<string, string>
  quantity: number
  unitName: string
  price: number
  checked: 10 | 20
  stockQuantity: number
  safetyStock: number
  sellsShort?: boolean
  orderUnit?: Unit
  orderUnits?: Unit[]
  priceBefore?: string
  withdrawn?: boolean
  /** True if the private shop has removed the company's permission. */
  notApproved?: boolean
}

type Promotion = {
  activityId: string
  shopId: string
  title: string
  from: string
  by: string
  chosen: string
  cut: string
}
type Gift = { shopId: string; id: string; name: string; image: string; unitName: string; orderAmount: string }

export type Shop = {
  name: string
  shopType: number
  lines: Line[]
  promotions?: Promotion[]
  gifts?: Gift[]
}

/** Returns a line with 10 pieces at 1.00 and sufficient stock by default. */
export const line = (id: string, more: Partial<Line> = {}): Line => ({
  id,
  skuId: `s${id}`,
  goodsId: `g${id}`,
  goodsName: `轴承 ${id}`,
  spec: { 精度: 'P0' },
  quantity: 10,
  unitName: '套',
  price: 100,
  checked: 10,
  stockQuantity: 1000,
  safetyStock: 10,
  ...more,
})

export const decimal = (cents: number) => (cents / 100).toFixed(2)

function reason({ withdrawn, notApproved, quantity, stockQuantity }: Line) {
  if (notApproved) return 'notApproved'
  if (withdrawn) return 'withdrawn'
  if (quantity <= stockQuantity) return undefined
  return stockQuantity > 0 ? 'tooMany' : 'soldOut'
}
const isGone = (one: Line) => one.withdrawn || one.notApproved || reason(one) === 'soldOut'

export const wireLine = (one: Line) => ({
  ...one,
  skuCode: `HR-${one.id}`,
  image: '',
  minQuantity: 1,
  step: 1,
  checked: reason(one) ? 20 : one.checked,
  price: decimal(one.price),
  oldPrice: decimal(one.price + 50),
  memberPrice: 10,
  amount: decimal(one.price * one.quantity),
  shopCarBizType: 10,
  invalidReason: reason(one),
})

const sum = (lines: Line[], of: (one: Line) => number) => lines.reduce((so, one) => so + of(one), 0)

export function wireSummary(lines: Line[]) {
  const able = lines.filter((one) => !reason(one))
  const chosen = able.filter(({ checked }) => checked === 10)
  const amount = decimal(sum(chosen, ({ price, quantity }) => price * quantity))
  return {
    totalCount: sum(lines, ({ quantity }) => quantity),
    kinds: lines.length,
    checkedCount: sum(chosen, ({ quantity }) => quantity),
    checkedKinds: chosen.length,
    amount,
    discount: '0.00',
    payAmount: amount,
    allChecked: able.length > 0 && able.length === chosen.length ? 10 : 20,
  }
}

export function wireCart(shops: Shop[]) {
  const all = shops.flatMap(({ lines }) => lines)
  const groups = shops.map(({ name, shopType, lines }) => ({
    shop: { id: name, name, shopType },
    lines: lines.filter((one) => !isGone(one)).map(wireLine),
  }))
  return {
    groups: groups.filter(({ lines }) => lines.length > 0),
    invalid: all.filter(isGone).map(wireLine),
    summary: {
      ...wireSummary(all),
      promotions: shops.flatMap(({ promotions = [] }) => promotions),
      gifts: shops.flatMap(({ gifts = [] }) => gifts),
    },
  }
}

/** Returns a product as visitors see it. The SKU of `g1` is `s1`. */
export const wireGoods = (id: string) => ({
  id,
  goodsName: `商品 ${id}`,
  brandName: '恒锐',
  goodsImageShow: '',
  skuItemDefault: {
    skuId: id.replace('g', 's'),
    skuCode: `HR-${id}`,
    stockQuantity: 90,
    minQuantity: 1,
    step: 1,
    sellsShort: false,
  },
  stockQuantity: 90,
  safetyStock: 10,
  priceUnitInfoList: [
    { itemId: '1', unitCode: 'PC', unitName: '个', ratio: 1, defaultPriceUnit: 10 },
    { itemId: 'box', unitCode: 'BX', unitName: '盒', ratio: 12, defaultPriceUnit: 20 },
    { itemId: 'big', unitCode: 'BB', unitName: '大盒', ratio: 30, defaultPriceUnit: 20 },
  ],
  priceUnitInfoTransferList: [],
  skuCount: 1,
  sales: 0,
  tags: [],
})

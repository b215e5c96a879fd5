import type { Minor } from '../../../../src/core/money'
import type {
  amountBases,
  ConditionKind,
  purchaseSources,
  RuleCondition,
} from '../../../../src/trade/approval-rules/rule-condition.contract'

type BoughtLine = {
  skuId: string
  shopId: string
  price: Minor
  custom: boolean
  costCentre: string
  /** Known if a rule asks for them. */
  brandId: string
  categoryIds: readonly string[]
}

/** A purchase with everything that rules ask about. */
export type Purchase = {
  requesterId: string
  source: (typeof purchaseSources)[number]
  amounts: Record<(typeof amountBases)[number], Minor>
  lines: readonly BoughtLine[]
  /** Amount of the purchase by shop. */
  shops: ReadonlyMap<string, Minor>
  /** Returns what the requester ordered from a shop in the last days. */
  recent: (shopId: string, days: number) => Minor
  /** Last price that the company paid for a SKU. */
  lastPrice: (skuId: string) => Minor | undefined
}

type Of<Kind extends ConditionKind> = Extract<RuleCondition, { kind: Kind }>
type Matchers = { [Kind in ConditionKind]: (condition: Of<Kind>, purchase: Purchase) => boolean }

const matchers: Matchers = {
  amount: ({ basis, above }, { amounts }) => amounts[basis] > above,
  recent: ({ days, above }, { shops, recent }) =>
    [...shops].some(([shopId, amount]) => amount + recent(shopId, days) > above),
  category: ({ ids }, { lines }) =>
    lines.some(({ categoryIds }) => categoryIds.some((id) => ids.includes(id))),
  brand: ({ ids }, { lines }) => lines.some(({ brandId }) => ids.includes(brandId)),
  shop: ({ ids }, { lines }) => lines.some(({ shopId }) => ids.includes(shopId)),
  sku: ({ ids }, { lines }) => lines.some(({ skuId }) => ids.includes(skuId)),
  costCentre: ({ codes }, { lines }) => lines.some(({ costCentre }) => codes.includes(costCentre)),
  custom: (_, { lines }) => lines.some(({ custom }) => custom),
  firstPurchase: (_, { lines, lastPrice }) => lines.some(({ skuId }) => lastPrice(skuId) === undefined),
  priceAbove: ({ percent }, { lines, lastPrice }) =>
    lines.some(({ skuId, price }) => {
      const last = lastPrice(skuId)
      return last !== undefined && price * 100 > last * (100 + percent)
    }),
  source: ({ sources }, { source }) => sources.includes(source),
  requester: ({ ids }, { requesterId }) => ids.includes(requesterId),
}

const holds = <Kind extends ConditionKind>(condition: Of<Kind> & { kind: Kind }, purchase: Purchase) =>
  matchers[condition.kind](condition, purchase)

/** Returns whether all conditions of a rule hold for a purchase. A rule without conditions applies to every purchase. */
export const applies = ({ conditions }: { conditions: readonly RuleCondition[] }, purchase: Purchase) =>
  conditions.every((condition) => holds(condition, purchase))

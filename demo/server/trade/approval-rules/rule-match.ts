import type { Minor } from '../../../../src/core/money'
import type { ruleEffects } from '../../../../src/trade/approval-rules/approval-rules.contract'
import type {
  amountBases,
  ConditionKind,
  purchaseSources,
  RuleCondition,
} from '../../../../src/trade/approval-rules/rule-condition.contract'
import { costCentreKey } from '../../money/budgets/cost-centre-key'

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
  /** Origins of the purchase. */
  sources: readonly (typeof purchaseSources)[number][]
  /** ISO 4217 code of all amounts. */
  currency: string
  amounts: Record<(typeof amountBases)[number], Minor>
  lines: readonly BoughtLine[]
  /** Amount of the purchase by shop. */
  shops: ReadonlyMap<string, Minor>
  /** Returns what the requester ordered from a shop in the last days. */
  recent: (shopId: string, days: number) => Minor
  /** Last price that the requester's kind of account paid for a SKU. */
  lastPrice: (skuId: string) => Minor | undefined
  /** Returns whether the company never ordered a SKU. */
  isFirst: (skuId: string) => boolean
  /** Free amounts of its budgets after the purchase. */
  budgetsLeft: readonly Minor[]
  /** Free credit after the purchase. Absent: the company cannot pay it on credit. */
  creditLeft?: Minor | undefined
}

type Of<Kind extends ConditionKind> = Extract<RuleCondition, { kind: Kind }>
/** Undefined: the amounts are in different currencies and cannot be compared. */
type Matchers = { [Kind in ConditionKind]: (condition: Of<Kind>, purchase: Purchase) => boolean | undefined }

const isComparable = ({ currency }: { currency?: string | undefined }, purchase: Purchase) =>
  currency === undefined || currency === purchase.currency

const matchers: Matchers = {
  amount({ basis, above = -Infinity, upTo = Infinity, ...limit }, purchase) {
    const amount = purchase.amounts[basis]
    return isComparable(limit, purchase) ? amount > above && amount <= upTo : undefined
  },
  recent({ days, above, ...limit }, purchase) {
    const { shops, recent } = purchase
    return isComparable(limit, purchase)
      ? [...shops].some(([shopId, amount]) => amount + recent(shopId, days) > above)
      : undefined
  },
  category: ({ ids }, { lines }) =>
    lines.some(({ categoryIds }) => categoryIds.some((id) => ids.includes(id))),
  brand: ({ ids }, { lines }) => lines.some(({ brandId }) => ids.includes(brandId)),
  shop: ({ ids }, { lines }) => lines.some(({ shopId }) => ids.includes(shopId)),
  sku: ({ ids }, { lines }) => lines.some(({ skuId }) => ids.includes(skuId)),
  costCentre({ codes }, { lines }) {
    const keys = codes.map(costCentreKey)
    return lines.some(({ costCentre }) => keys.includes(costCentreKey(costCentre)))
  },
  custom: (_, { lines }) => lines.some(({ custom }) => custom),
  firstPurchase: (_, { lines, isFirst }) => lines.some(({ skuId }) => isFirst(skuId)),
  priceAbove: ({ percent }, { lines, lastPrice }) =>
    lines.some(({ skuId, price }) => {
      const last = lastPrice(skuId)
      return last !== undefined && price * 100 > last * (100 + percent)
    }),
  source: ({ sources }, purchase) => purchase.sources.some((one) => sources.includes(one)),
  currency: ({ codes }, { currency }) => codes.includes(currency),
  budgetLeft: ({ below, ...limit }, purchase) =>
    purchase.budgetsLeft.length > 0 && !isComparable(limit, purchase)
      ? undefined
      : purchase.budgetsLeft.some((left) => left < below),
  creditLeft: ({ below }, { creditLeft }) => creditLeft !== undefined && creditLeft < below,
  requester: ({ ids }, { requesterId }) => ids.includes(requesterId),
}

const holds = <Kind extends ConditionKind>(condition: Of<Kind> & { kind: Kind }, purchase: Purchase) =>
  matchers[condition.kind](condition, purchase)

type Rule = { effect: (typeof ruleEffects)[number]; conditions: readonly RuleCondition[] }

/**
 * Returns whether all conditions of a rule hold for a purchase. A rule without conditions applies to every purchase. An amount
 * in another currency holds only for a rule that asks, so that nothing is waived or refused by mistake.
 */
export const applies = ({ effect, conditions }: Rule, purchase: Purchase) =>
  conditions.every((condition) => holds(condition, purchase) ?? effect === 'ask')

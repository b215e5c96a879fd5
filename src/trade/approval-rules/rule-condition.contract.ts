import * as z from 'zod/mini'
import { id, money } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'
import { longestNumber } from '../checkout/longest-number'

/** Maximum number of conditions of a rule, and of values of a condition. */
export const mostConditions = 10
const mostValues = 50

const ids = z.array(id).check(z.minLength(1), z.maxLength(mostValues))

/** Amount that a condition compares: goods at their prices, the same after reductions, or with freight. */
export const amountBases = ['goods', 'reduced', 'total'] as const
export const purchaseSources = ['cart', 'offer', 'gift'] as const

/** Condition of an approval rule. All conditions of a rule must hold. */
export const ruleCondition = z.union([
  z.object({
    kind: z.literal('amount'),
    /** Amount that is compared. */
    basis: z.enum(amountBases),
    /** Amount that must be exceeded. */
    above: money,
  }),
  /** Orders of the requester from one shop in the last days, with this purchase. Finds split orders. */
  z.object({
    kind: z.literal('recent'),
    /** Number of days. */
    days: z.int().check(z.minimum(1), z.maximum(365)),
    /** Amount that must be exceeded. */
    above: money,
  }),
  z.object({ kind: z.literal('category'), ids }),
  z.object({ kind: z.literal('brand'), ids }),
  z.object({ kind: z.literal('shop'), ids }),
  z.object({ kind: z.literal('sku'), ids }),
  z.object({
    kind: z.literal('costCentre'),
    /** Cost centres, as typed at checkout. */
    codes: z.array(text(longestNumber, 1)).check(z.minLength(1), z.maxLength(mostValues)),
  }),
  z.object({ kind: z.literal('custom') }),
  /** A product that the company never ordered. */
  z.object({ kind: z.literal('firstPurchase') }),
  z.object({
    kind: z.literal('priceAbove'),
    /** Percent above the last price that the company paid. */
    percent: z.int().check(z.minimum(0), z.maximum(1000)),
  }),
  z.object({
    kind: z.literal('source'),
    /** Sources of the purchase. */
    sources: z.array(z.enum(purchaseSources)).check(z.minLength(1), z.maxLength(purchaseSources.length)),
  }),
  z.object({ kind: z.literal('requester'), ids }),
])
export type RuleCondition = z.output<typeof ruleCondition>
export type ConditionKind = RuleCondition['kind']

import * as z from 'zod/mini'
import { id, money } from '../../core/api/shapes'
import { text } from '../../core/api/text-shapes'
import { longestNumber } from '../checkout/text-limits'

/** Maximum number of conditions of a rule, and of values of a condition. */
export const mostConditions = 20
export const mostValues = 50

const ids = z.array(id).check(z.minLength(1), z.maxLength(mostValues))

/** ISO 4217 code. */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
/**
 * Currency of a condition's amounts. Absent: that of the site on which the rule is saved. A purchase in another currency cannot
 * be compared: a rule that asks then asks, and other rules do not apply.
 */
const ofAmounts = { currency: z.optional(currency) }

/** Amount that a condition compares: goods at their prices, the same after reductions, or with freight. */
export const amountBases = ['goods', 'reduced', 'total'] as const
/** Origin of a purchase. contract: a cart whose goods all have contract prices. */
export const purchaseSources = ['cart', 'contract', 'offer', 'gift'] as const
/** Conditions about things of the catalogue, which are named by id. */
export const catalogueKinds = ['category', 'brand', 'shop', 'sku'] as const

/** Condition of an approval rule. All conditions of a rule must hold. */
export const ruleCondition = z.union([
  /** At least one limit. */
  z.object({
    kind: z.literal('amount'),
    /** Amount that is compared. */
    basis: z.enum(amountBases),
    /** Amount that must be exceeded. */
    above: z.optional(money),
    /** Amount that must not be exceeded. */
    upTo: z.optional(money),
    ...ofAmounts,
  }),
  /** Orders of the requester from one shop in the last days, with this purchase. Finds split orders. */
  z.object({
    kind: z.literal('recent'),
    /** Number of days. */
    days: z.int().check(z.minimum(1), z.maximum(365)),
    /** Amount that must be exceeded. */
    above: money,
    ...ofAmounts,
  }),
  z.object({ kind: z.literal('category'), ids }),
  z.object({ kind: z.literal('brand'), ids }),
  z.object({ kind: z.literal('shop'), ids }),
  z.object({ kind: z.literal('sku'), ids }),
  z.object({
    kind: z.literal('currency'),
    /** Currencies of the purchase. */
    codes: z.array(currency).check(z.minLength(1), z.maxLength(mostValues)),
  }),
  z.object({
    kind: z.literal('budgetLeft'),
    /** Amount that one of its budgets would fall below. 0: the purchase exceeds a budget. */
    below: money,
    ...ofAmounts,
  }),
  z.object({
    kind: z.literal('creditLeft'),
    /** Amount that the company's free credit would fall below if the purchase is paid on credit. */
    below: money,
    ...ofAmounts,
  }),
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
    /** Percent above the last price that the company paid; for a channel account, that it paid itself. */
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

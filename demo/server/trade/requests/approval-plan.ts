import { administratorOf } from '../../account/organisation/administrators'
import { headsOf } from '../../account/organisation/company-units'
import { refuse } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { payShareOf, type Shares } from '../../money/coupons/line-costs'
import { peopleOf, rulesOf } from '../approval-rules/company-rules'
import { purchaseOf, type Bought } from '../approval-rules/purchase-facts'
import { planByRules } from '../approval-rules/rule-plan'
import type { PricedDraft } from '../checkout/priced-draft'
import { draftCosts } from '../checkout/draft-budgets'
import { buyerOf, companyPricedAt } from '../cart/buyer'
import { isCustom } from '../cart/is-custom'
import { skuFacts } from '../cart/sku-facts'
import { linesOf } from './request-budgets'
import type { Frozen, FrozenStep } from './requests.table'

/** Person who is asked, perhaps for an absent one. */
export type Asked = { memberId: string; forId?: string | undefined }
export type PlannedStep = FrozenStep & { people: Asked[] }
export type Plan = {
  steps: PlannedStep[]
  /** Name of the rule that forbids the purchase. */
  deniedBy?: string | undefined
}

/** Refuses a purchase that a rule of the company forbids. @param name of the rule */
export const denied = (name: string) =>
  refuse(422, ['公司规则“{name}”不允许此采购', 'The company rule “{name}” does not allow this purchase.'], {
    values: { name },
  })

/** Returns the steps without their people, which are rows of their own. */
export const frozenPlan = (steps: readonly PlannedStep[]): FrozenStep[] =>
  steps.map(({ people: _, ...step }) => step)

/** Id of the rule that the option "orders are reviewed by the main account" of a sub-account stands for. */
export const reviewRule = 'review'

/** Returns the step that a sub-account's option asks for. */
async function reviewStep({ customerId, needReview, companyId }: Member): Promise<PlannedStep[]> {
  if (customerId === companyId || needReview !== 10) return []
  const memberId = await administratorOf(companyId)
  // As the main account's purchases: nobody reviews those of who takes its place.
  if (memberId === customerId) return []
  const rules = [{ id: reviewRule, version: 1, name: '' }]
  return [{ rules, need: 1, people: [{ memberId }] }]
}

type Line = Bought['lines'][number] & { quantity: number; shares?: Shares | undefined }

type Rest = Pick<Bought, 'origin' | 'costs' | 'requestId'> & { freight: number }

function bought(who: Member, lines: Line[], { freight, ...rest }: Rest): Bought {
  const { customerId, companyId, site } = who
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
  const reduced = lines.reduce((sum, { amount, shares }) => sum + payShareOf(amount, shares), 0)
  const amounts = { goods, reduced, total: reduced + freight }
  return {
    companyId,
    siteId: site,
    requesterId: customerId,
    amounts,
    lines,
    isContract: () => byContract(who, lines),
    ...rest,
  }
}

function originOf({ offerId, giftId }: { offerId: string | null; giftId?: string | null | undefined }) {
  if (offerId) return 'offer'
  return giftId ? 'gift' : 'cart'
}

/** Returns whether agreed prices of the company price all lines, also those of a channel account. */
async function byContract(who: Member, lines: readonly Pick<Line, 'skuId' | 'quantity'>[]): Promise<boolean> {
  const buyer = await buyerOf(who)
  const facts = await skuFacts([...new Set(lines.map(({ skuId }) => skuId))], buyer)
  return lines.every(({ skuId, quantity }) => {
    const known = facts.get(skuId)
    return known && companyPricedAt(known, quantity, buyer).kind === 'contract'
  })
}

/** Returns a checkout as the rules see it. */
export function draftBought(who: Member, { row, shops }: Pick<PricedDraft, 'row' | 'shops'>): Bought {
  const lines = shops.flatMap((one) =>
    one.lines.map(({ figures, note, shares }) => {
      const { skuId, price, quantity, amount } = figures
      const shopId = String(one.shop.id)
      const { costCentre } = note
      return { skuId, shopId, price, quantity, amount, custom: isCustom(figures), costCentre, shares }
    }),
  )
  return bought(who, lines, {
    origin: originOf({ offerId: row.offerId, giftId: row.direct?.giftId }),
    costs: draftCosts({ shops }),
    freight: shops.reduce((sum, one) => sum + one.freight, 0),
  })
}

/** Returns the content of a request as the rules see it. */
export function requestBought(
  who: Member,
  { orders }: Frozen,
  from: { id: string; offerId: string | null; giftId: string | null },
): Bought {
  const all = orders.flatMap(({ shopId, lines }) => lines.map((line) => ({ ...line, shopId })))
  const lines = all.map(({ skuId, shopId, price, qty, custom, costCentre, shares }) => ({
    skuId,
    shopId,
    price,
    quantity: qty,
    amount: price * qty,
    custom,
    costCentre,
    shares,
  }))
  return bought(who, lines, {
    origin: originOf(from),
    costs: linesOf({ orders }),
    requestId: from.id,
    freight: orders.reduce((sum, { freight }) => sum + freight, 0),
  })
}

/** Names the heads that rules ask for by position. */
async function withHeads(who: Member, rules: Awaited<ReturnType<typeof rulesOf>>) {
  if (rules.every(({ approverKinds }) => approverKinds.length === 0)) return rules
  const heads = await headsOf(who)
  return rules.map((rule) => ({
    ...rule,
    approverIds: [...rule.approverIds, ...rule.approverKinds.map((kind) => heads[kind])],
  }))
}

/**
 * Combines all rules that apply to a purchase into one plan. The number of queries does not depend on the number of rules,
 * lines or members.
 */
export async function planFor(who: Member, purchase: Bought): Promise<Plan> {
  const active = (await rulesOf(who.companyId)).filter((rule) => rule.active === 10)
  const rules = await withHeads(who, active)
  const asked = await reviewStep(who)
  if (rules.length === 0) return { steps: asked }
  const people = await peopleOf(
    who.companyId,
    rules.flatMap(({ approverIds }) => approverIds),
  )
  return planByRules(rules, await purchaseOf(purchase, rules), people, asked)
}

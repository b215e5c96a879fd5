import { and, eq, gte, inArray, notInArray, sum } from 'drizzle-orm'
import { toMinor, type Minor } from '../../../../src/core/money'
import type { ConditionKind } from '../../../../src/trade/approval-rules/rule-condition.contract'
import { orderState } from '../../../../src/words/order-state'
import { goods, sku } from '../../catalogue/goods/goods.table'
import { db } from '../../core/database/db'
import { after, day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { budgetsAfter } from '../../money/budgets/budgets-after'
import type { BudgetLine } from '../../money/budgets/line-budgets'
import { creditLine } from '../../money/credit/credit-line'
import { countsInAccounts, currencyCodeOf } from '../../site/brand-site/brand-sites'
import { orders } from '../orders/orders.table'
import { lastPrices, orderedSkus } from '../requests/last-paid'
import type { approvalRule } from './approval-rules.table'
import type { Purchase } from './rule-match'

type Rule = typeof approvalRule.$inferSelect

/** A purchase before its facts are loaded. */
export type Bought = Pick<Purchase, 'requesterId' | 'amounts'> & {
  origin: Exclude<Purchase['sources'][number], 'contract'>
  /** Returns whether agreed prices of the company price all lines. */
  isContract: () => Promise<boolean>
  companyId: string
  siteId: string
  /** Costs of the lines for their budgets. */
  costs: readonly BudgetLine[]
  /** Request whose reservations of budgets belong to the purchase. */
  requestId?: string | undefined
  lines: readonly {
    skuId: string
    shopId: string
    price: Minor
    amount: Minor
    custom: boolean
    costCentre: string
  }[]
}

const { closed, cancelled } = orderState.code

/** Returns what a member ordered from shops in the last days, by shop and number of days. */
async function recentSums(memberId: string, shopIds: readonly string[], spans: readonly number[]) {
  const sums = new Map<string, Minor>()
  for (const span of new Set(spans)) {
    const rows = await db()
      .select({ shopId: orders.shopId, amount: sum(orders.payAmount).mapWith(toMinor) })
      .from(orders)
      .where(
        and(
          eq(orders.placedBy, memberId),
          inArray(orders.shopId, [...shopIds]),
          notInArray(orders.state, [closed, cancelled]),
          gte(orders.createdAt, after(clock.now(), -span * day)),
        ),
      )
      .groupBy(orders.shopId)
    for (const { shopId, amount } of rows) sums.set(`${shopId} ${span}`, amount)
  }
  return sums
}

const groupsOf = (skuIds: readonly string[]) =>
  db()
    .select({
      skuId: sku.id,
      brandId: goods.brandId,
      departmentId: goods.departmentId,
      groupId: goods.groupId,
      categoryId: goods.categoryId,
    })
    .from(sku)
    .innerJoin(goods, eq(goods.id, sku.goodsId))
    .where(inArray(sku.id, [...new Set(skuIds)]))

/** Returns the free credit of a company after a purchase, if the purchase can be paid on credit. */
async function creditAfter({ companyId, siteId, amounts }: Bought): Promise<Minor | undefined> {
  if (!(await countsInAccounts(siteId))) return undefined
  const { limit, available } = await creditLine(companyId)
  return limit > 0 ? available - amounts.total : undefined
}

const noPrices: ReadonlyMap<string, Minor> = new Map()

/** Loads the facts that rules ask about, each with one query whatever the number of rules, lines and members. */
export async function purchaseOf(bought: Bought, rules: readonly Rule[]): Promise<Purchase> {
  const { companyId, siteId, requesterId, lines, origin, amounts } = bought
  const conditions = rules.flatMap((rule) => rule.conditions)
  const asks = (...kinds: ConditionKind[]) => conditions.some(({ kind }) => kinds.includes(kind))
  const skuIds = lines.map(({ skuId }) => skuId)
  const groups = asks('brand', 'category') ? await groupsOf(skuIds) : []
  const groupOf = new Map(groups.map((group) => [group.skuId, group]))
  const paid = asks('priceAbove') ? await lastPrices({ companyId, requesterId }, skuIds) : noPrices
  const known = asks('firstPurchase') ? await orderedSkus(companyId, skuIds) : new Set<string>()
  const shops = new Map<string, Minor>()
  for (const { shopId, amount } of lines) shops.set(shopId, (shops.get(shopId) ?? 0) + amount)
  const spans = conditions.flatMap((condition) => (condition.kind === 'recent' ? condition.days : []))
  const recent = spans.length > 0 ? await recentSums(requesterId, [...shops.keys()], spans) : noPrices
  const isContract = origin === 'cart' && asks('source') && (await bought.isContract())
  return {
    requesterId,
    sources: isContract ? [origin, 'contract'] : [origin],
    amounts,
    currency: await currencyCodeOf(siteId),
    shops,
    budgetsLeft: asks('budgetLeft') ? await budgetsAfter(bought) : [],
    creditLeft: asks('creditLeft') ? await creditAfter(bought) : undefined,
    lines: lines.map((line) => {
      const { brandId = '', departmentId = '', groupId = '', categoryId = '' } = groupOf.get(line.skuId) ?? {}
      return { ...line, brandId, categoryIds: [departmentId, groupId, categoryId] }
    }),
    recent: (shopId, span) => recent.get(`${shopId} ${span}`) ?? 0,
    lastPrice: (skuId) => paid.get(skuId),
    isFirst: (skuId) => !known.has(skuId),
  }
}

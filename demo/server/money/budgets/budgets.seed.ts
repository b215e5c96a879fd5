import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { givesBack } from '../../../../src/words/order-machine'
import { budgetBasis } from '../../../../src/money/budgets/budget-basis'
import { budgetPeriod } from '../../../../src/money/budgets/budget-period'
import { startOfDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { seededMember } from '../../session/sign-in/seeded-member'
import { adjustBudgets, bookOrders } from '../../trade/orders/order-budgets'
import { orderLine, orders } from '../../trade/orders/orders.table'
import { monthBefore } from '../credit/issue-bills'
import { addBudgets } from './budgets'
import { carryOverEnded } from './carry-over.job'
import { keepCostCentre } from './cost-centres'

/** Cost centres of the demo company, with their monthly budget in minor units. The last one is no longer active. */
const centres = [
  { code: 'CC-1001', name: '一号车间', monthly: 6_000_000, carryOver: 20 },
  { code: 'CC-1002', name: '设备维修', monthly: 12_000_000, carryOver: 10 },
  { code: 'CC-2001', name: '行政办公', monthly: 3_000_000, carryOver: 20 },
  { code: 'CC-3001', name: '研发试制', monthly: 6_000_000, carryOver: 10 },
  { code: 'CC-9001', name: '旧厂区', activeUntil: '2025-12-31' },
] as const

/** Names of further cost centres, without a budget. */
const others = [
  '二号车间', '三号车间', '热处理', '机加工', '装配一线', '装配二线', '质检', '仓储物流', '工艺工装', '动力能源', '安全环保',
  '信息中心', '采购部', '销售一部', '销售二部', '售后服务', '财务部', '人力资源', '培训中心', '食堂后勤', '厂区绿化',
] // oxfmt-ignore

/** Number of past months that have budgets. */
const pastMonths = 5

/** Writes cost centres onto the lines of the demo company's orders of these months, in turn. */
async function nameCostCentres(companyId: string, from: Date) {
  const lines = await db()
    .select({ id: orderLine.id, orderId: orders.id, placedAt: orders.createdAt, state: orders.state })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .where(and(eq(orders.customerId, companyId), gte(orders.createdAt, from)))
    .orderBy(asc(orders.createdAt), asc(orderLine.id))
  for (const [at, { code }] of centres.slice(0, 4).entries()) {
    const own = lines.filter((_, nth) => nth % 4 === at).map(({ id }) => id)
    await db().update(orderLine).set({ costCentre: code }).where(inArray(orderLine.id, own))
  }
  return new Map(
    lines.filter(({ state }) => !givesBack(state)).map(({ orderId, placedAt }) => [orderId, placedAt]),
  )
}

export const seed: Seed = {
  room: 'money/budgets',
  // Later seeds that move orders in the past would write entries before those of this one.
  after: ['trade/orders', 'trade/after-sales', 'trade/payment', 'trade/requests', 'account/promotion'],
  async run() {
    const who = await seededMember()
    const first = `${monthBefore(pastMonths)}-01`
    for (const { code, name, ...more } of centres) {
      const { monthly, carryOver, activeUntil } = {
        monthly: 0,
        carryOver: 20 as const,
        activeUntil: undefined,
        ...more,
      }
      const costCentreId = await keepCostCentre(who, { code, name, activeUntil })
      if (monthly === 0) continue
      const wish = {
        costCentreId,
        period: budgetPeriod.code.month,
        fromDay: first,
        repeat: pastMonths + 2,
        amount: monthly,
        basis: budgetBasis.code.gross,
        // The orders of the past were placed without a limit.
        hard: 20 as const,
        carryOver,
      }
      await clock.at(startOfDay(first), () => addBudgets(who, wish))
    }
    for (const [at, name] of others.entries()) await keepCostCentre(who, { code: `CC-${4001 + at}`, name })
    const placed = await nameCostCentres(who.companyId, startOfDay(first))
    // In the order of time, because each entry of a ledger names the free amount after it.
    for (const [id, at] of placed) await clock.at(at, () => bookOrders([id]))
    for (const id of placed.keys()) await adjustBudgets(id)
    await carryOverEnded()
  },
}

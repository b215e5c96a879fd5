import { and, asc, count, desc, eq, gt, gte, ilike, inArray, lt, lte, or } from 'drizzle-orm'
import type { Asked, Answer } from '../../../../src/core/api/endpoint'
import { toDecimal } from '../../../../src/core/money'
import type {
  exportBudgets,
  pageBudgetEntries,
  pageBudgets,
  readBudget,
  readBudgetLeft,
} from '../../../../src/money/budgets/budgets.contract'
import { escapeLike } from '../../core/database/contains-text'
import { db } from '../../core/database/db'
import { onPage, pageWith } from '../../core/database/page-with'
import { notFound } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { currencyCodeOf } from '../../site/brand-site/brand-sites'
import { accountNames } from '../../trade/orders/account-names'
import { freeOf, type BudgetRow } from './budget-posting'
import { budget, budgetEntry, costCentre } from './budgets.table'
import { costCentresNamed } from './check-cost-centres'
import { companyDay } from './company-buying'
import { costCentreKey } from './cost-centre-key'
import { currentBudgets } from './line-budgets'

type Wanted = Omit<Asked<typeof exportBudgets>['body'], 'format'>
type WireBudget = Answer<typeof readBudget>

const figures = (row: BudgetRow) => ({
  amount: toDecimal(row.amount),
  carried: toDecimal(row.carried),
  used: toDecimal(row.used),
  reserved: toDecimal(row.reserved),
  free: toDecimal(freeOf(row)),
})

const found = () =>
  db()
    .select({ row: budget, centre: costCentre })
    .from(budget)
    .innerJoin(costCentre, eq(costCentre.id, budget.costCentreId))
    .$dynamic()
type Found = Awaited<ReturnType<typeof found>>[number]

const wire = ({ row, centre: { id, code, name } }: Found): WireBudget => ({
  id: row.id,
  costCentre: { id, code, name },
  period: row.period,
  fromDay: row.fromDay,
  untilDay: row.untilDay,
  currency: row.currency,
  basis: row.basis,
  hard: row.hard,
  carryOver: row.carryOver,
  ...figures(row),
})

async function narrowed({ companyId, site }: Member, { when, costCentreId, keyword }: Wanted) {
  const today = await companyDay(companyId)
  const part = keyword && `%${escapeLike(keyword)}%`
  return and(
    eq(budget.customerId, companyId),
    // The page shows amounts in the currency of its site.
    eq(budget.currency, await currencyCodeOf(site)),
    costCentreId ? eq(budget.costCentreId, costCentreId) : undefined,
    part ? or(ilike(costCentre.code, part), ilike(costCentre.name, part)) : undefined,
    when === 'now' ? and(lte(budget.fromDay, today), gte(budget.untilDay, today)) : undefined,
    when === 'before' ? lt(budget.untilDay, today) : undefined,
    when === 'later' ? gt(budget.fromDay, today) : undefined,
  )
}

/** Reads one page of a company's budgets. */
export async function budgetsPage(who: Member, asked: Asked<typeof pageBudgets>['body']) {
  const wanted = await narrowed(who, asked)
  const rows = await onPage(
    found().where(wanted).orderBy(desc(budget.fromDay), asc(costCentre.key), asc(budget.id)),
    asked,
  )
  const [all] = await db()
    .select({ total: count() })
    .from(budget)
    .innerJoin(costCentre, eq(costCentre.id, budget.costCentreId))
    .where(wanted)
  return pageWith(rows.map(wire), all?.total ?? 0, asked)
}

/** Selects the ids of the budgets that a list shows, on all of its pages. */
export const budgetIds = async (who: Member, filter: Wanted) => {
  const rows = await found()
    .where(await narrowed(who, filter))
    .orderBy(desc(budget.fromDay), asc(costCentre.key), asc(budget.id))
  return rows.map(({ row }) => row.id)
}

/** Returns some budgets of the company, in the given order. */
export async function ownBudgets({ companyId }: Member, ids: readonly string[]): Promise<WireBudget[]> {
  const rows = await found().where(and(eq(budget.customerId, companyId), inArray(budget.id, [...ids])))
  const byId = new Map(rows.map((row) => [row.row.id, wire(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Returns a budget of the company. @throws Refusal 404 */
export async function ownBudget(who: Member, id: string): Promise<WireBudget> {
  const [own] = await ownBudgets(who, [id])
  if (!own) throw notFound()
  return own
}

const latestEntries = (budgetId: string) =>
  db()
    .select()
    .from(budgetEntry)
    .where(eq(budgetEntry.budgetId, budgetId))
    .orderBy(desc(budgetEntry.createdAt), desc(budgetEntry.id))

/** Returns entries in API format, with the names of the accounts that caused them. */
async function wireEntries(rows: (typeof budgetEntry.$inferSelect)[]) {
  const names = await accountNames(rows.map(({ actorId }) => actorId))
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    amount: toDecimal(row.amount),
    carried: toDecimal(row.carried),
    used: toDecimal(row.used),
    reserved: toDecimal(row.reserved),
    freeAfter: toDecimal(row.freeAfter),
    ...(row.documentKind && { documentKind: row.documentKind }),
    ...(row.documentId && { documentId: row.documentId }),
    refNo: row.refNo,
    actor: names.get(row.actorId) ?? '',
    remark: row.remark,
    createdAt: wireTime(row.createdAt),
  }))
}

/** Reads one page of a budget's ledger. @throws Refusal 404 */
export async function entriesPage(who: Member, id: string, asked: Asked<typeof pageBudgetEntries>['body']) {
  await ownBudget(who, id)
  const rows = await onPage(latestEntries(id), asked)
  const total = await db().$count(budgetEntry, eq(budgetEntry.budgetId, id))
  return pageWith(await wireEntries(rows), total, asked)
}

/** Returns all entries of a budget. @throws Refusal 404 */
export async function allEntries(who: Member, id: string) {
  const of = await ownBudget(who, id)
  return { of, entries: await wireEntries(await latestEntries(id)) }
}

/** Returns what is left of the current budget of a cost centre. @throws Refusal 404 the company has no such cost centre */
export async function budgetLeft(
  { companyId, site }: Member,
  code: string,
): Promise<Answer<typeof readBudgetLeft>> {
  const key = costCentreKey(code)
  const centre = (await costCentresNamed(companyId, [code])).get(key)
  if (!centre) throw notFound()
  const row = (await currentBudgets(companyId, site, [code])).get(key)
  return {
    costCentre: { code: centre.code, name: centre.name },
    ...(row && {
      budget: {
        ...figures(row),
        currency: row.currency,
        hard: row.hard,
        fromDay: row.fromDay,
        untilDay: row.untilDay,
      },
    }),
  }
}

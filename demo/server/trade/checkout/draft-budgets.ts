import type { Minor } from '../../../../src/core/money'
import type { Member } from '../../core/security/auth'
import { freeOf } from '../../money/budgets/budget-posting'
import { checkCostCentres } from '../../money/budgets/check-cost-centres'
import { costCentreKey } from '../../money/budgets/cost-centre-key'
import { amountIn, budgetShort, currentBudgets } from '../../money/budgets/line-budgets'
import { checkPoNumber } from '../../money/budgets/po-number'
import { costsOf } from '../orders/order-budgets'
import { draftParts } from './new-orders'
import { payShare } from './pay-now'
import type { PricedDraft } from './priced-draft'

/** Budget of a cost centre, with what the checkout needs of it. */
export type BudgetNeed = {
  /** Code as the company writes it on its lines. */
  code: string
  lineIds: string[]
  free: Minor
  needed: Minor
  /** Part of `needed` that exceeds `free`. */
  missing: Minor
  hard: 10 | 20
}

/** Returns the cost of each line of a checkout, with its share of the freight. */
export const draftCosts = (priced: Pick<PricedDraft, 'shops'>) =>
  draftParts(priced).flatMap(({ freight, lines }) =>
    costsOf(
      { freight },
      lines.map((line) => ({
        id: line.figures.id,
        payShare: payShare(line),
        costCentre: line.note.costCentre,
      })),
    ),
  )

/** Compares the lines of a checkout with the budgets of their cost centres. */
export async function budgetNeeds({ companyId, site }: Member, priced: PricedDraft): Promise<BudgetNeed[]> {
  const lines = draftCosts(priced)
  const budgets = await currentBudgets(
    companyId,
    site,
    lines.map(({ costCentre }) => costCentre),
  )
  return [...budgets].map(([key, row]) => {
    const own = lines.filter(({ costCentre }) => costCentreKey(costCentre) === key)
    const needed = own.reduce((sum, line) => sum + amountIn(row, line), 0)
    const free = freeOf(row)
    return {
      code: own[0]?.costCentre ?? key,
      lineIds: own.map(({ id }) => id),
      free,
      needed,
      missing: Math.max(0, needed - free),
      hard: row.hard,
    }
  })
}

/**
 * Checks the PO number, the cost centres and the hard budgets of a checkout.
 * @throws Refusal 422 with an error at each field
 */
export async function checkPurchase(who: Member, priced: PricedDraft) {
  await checkPoNumber(who.companyId, priced.row.poNumber)
  const lines = priced.shops.flatMap((shop) => shop.lines)
  await checkCostCentres(
    who.companyId,
    lines.map(({ figures: { id }, note: { costCentre } }) => ({ id, costCentre })),
  )
  const short = (await budgetNeeds(who, priced)).find(({ hard, missing }) => hard === 10 && missing > 0)
  if (short) throw budgetShort(short.code, short.missing, short.lineIds)
}

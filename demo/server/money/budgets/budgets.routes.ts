import { listActiveCostCentres } from '../../../../src/money/budgets/active-cost-centres.contract'
import * as budgets from '../../../../src/money/budgets/budgets.contract'
import { budgetFields, budgetMoveFields, newBudgetFields } from '../../../../src/money/budgets/budget-fields'
import { buyingFields } from '../../../../src/money/budgets/buying-fields'
import { costCentreFields, newCostCentreFields } from '../../../../src/money/budgets/cost-centre-fields'
import * as centres from '../../../../src/money/budgets/cost-centres.contract'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { queueExport } from '../../account/downloads/queue-export'
import { budgetIds, budgetLeft, budgetsPage, entriesPage, ownBudget } from './budget-pages'
import { addBudgets, changeOwnBudget, deleteOwnBudget } from './budgets'
import { buyingChoices, saveChoices } from './company-buying'
import { activeCostCentres, changeCostCentre, costCentresPage, keepCostCentre } from './cost-centres'
import { importRows } from './import-cost-centres'
import { moveOwnBudget } from './move-budget'

export function routes(app: App) {
  serve(app, budgets.pageBudgets, ({ who, asked: { body } }) => budgetsPage(who, body))

  serve(
    app,
    budgets.exportBudgets,
    async (call) => queueExport(call, 'budgets', await budgetIds(call.who, call.asked.body)),
    { alsoGet: true },
  )

  serve(
    app,
    budgets.exportBudgetEntries,
    async (call) => {
      const { budgetId } = call.asked.body
      await ownBudget(call.who, budgetId)
      return queueExport(call, 'budgetEntries', [budgetId])
    },
    { alsoGet: true },
  )

  serve(app, budgets.readBudget, ({ who, asked: { path } }) => ownBudget(who, path.id))

  serve(app, budgets.pageBudgetEntries, ({ who, asked: { path, body } }) => entriesPage(who, path.id, body))

  serve(app, budgets.addBudget, ({ who, asked: { body } }) => addBudgets(who, body), {
    words: newBudgetFields.fields,
  })

  serve(app, budgets.changeBudget, ({ who, asked: { path, body } }) => changeOwnBudget(who, path.id, body), {
    words: budgetFields.fields,
  })

  serve(app, budgets.moveBudget, ({ who, asked: { path, body } }) => moveOwnBudget(who, path.id, body), {
    words: budgetMoveFields.fields,
  })

  serve(app, budgets.deleteBudget, ({ who, asked: { path } }) => deleteOwnBudget(who, path.id))

  serve(app, budgets.readBudgetLeft, ({ who, asked: { query } }) => budgetLeft(who, query.costCentre))

  serve(app, centres.pageCostCentres, ({ who, asked: { body } }) => costCentresPage(who, body))

  serve(app, listActiveCostCentres, ({ who }) => activeCostCentres(who))

  serve(app, centres.addCostCentre, ({ who, asked: { body } }) => keepCostCentre(who, body), {
    words: newCostCentreFields.fields,
  })

  serve(
    app,
    centres.updateCostCentre,
    ({ who, asked: { path, body } }) => changeCostCentre(who.companyId, path.id, body),
    { words: costCentreFields.fields },
  )

  serve(app, centres.importCostCentres, ({ who, asked: { body } }) => importRows(who, body.rows), {
    lines: true,
  })

  serve(app, centres.readBuyingChoices, async ({ who }) => {
    const { poNumber, costCentre, timeZone } = await buyingChoices(who.companyId)
    return { poNumber, costCentre, timeZone }
  })

  serve(
    app,
    centres.saveBuyingChoices,
    ({ who, asked: { body } }) => saveChoices(who.companyId, { ...body, timeZone: String(body.timeZone) }),
    { words: buyingFields.fields },
  )
}

import { expect, test } from 'vitest'
import { db } from '../../../demo/server/core/database/db'
import { budget, budgetEntry, costCentre } from '../../../demo/server/money/budgets/budgets.table'
import { openTestbed } from '../../server/testbed'
import { brokenBudgets } from './broken-budgets'

const bed = await openTestbed('demo')

test('the demo has budgets that its orders have used, and each agrees with its ledger', () =>
  bed.inside(async () => {
    expect(await brokenBudgets()).toEqual([])
    expect(await db().$count(costCentre)).toBeGreaterThanOrEqual(25)
    expect(await db().$count(budget)).toBeGreaterThanOrEqual(25)
    expect(await db().$count(budgetEntry)).toBeGreaterThan(60)
  }))

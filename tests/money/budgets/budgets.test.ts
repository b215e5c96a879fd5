import { beforeEach, describe, expect, test } from 'vitest'
import { spansFrom } from '../../../demo/server/money/budgets/budget-periods'
import { spend } from '../../../demo/server/money/budgets/book-document'
import { dayInZone } from '../../../demo/server/core/time/day-in-zone'
import { listActiveCostCentres } from '../../../src/money/budgets/active-cost-centres.contract'
import * as budgets from '../../../src/money/budgets/budgets.contract'
import * as centres from '../../../src/money/budgets/cost-centres.contract'
import { bed, codeFrom } from '../../trade/checkout/checkout-bed'
import { documentNamed, openBudget, openCentre } from './budget-bed'

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('demo')
})

describe('periods', () => {
  test.each([
    ['months', 10, '2028-01-31', ['2028-01-01 2028-01-31', '2028-02-01 2028-02-29']],
    ['quarters', 20, '2026-11-30', ['2026-10-01 2026-12-31', '2027-01-01 2027-03-31']],
    ['years', 30, '2026-11-30', ['2026-01-01 2026-12-31', '2027-01-01 2027-12-31']],
    ['own dates', 40, '2026-11-30', ['2026-11-30 2026-12-02']],
  ])('of %s follow each other', (_, period, fromDay, spans) => {
    const found = spansFrom(period, { fromDay, untilDay: '2026-12-02' }, 2)
    expect(found.map((span) => `${span.fromDay} ${span.untilDay}`)).toEqual(spans)
  })

  test('begin at midnight of the company’s time zone', () => {
    const time = new Date('2026-11-30T16:30:00Z')
    expect([dayInZone(time, 'Asia/Shanghai'), dayInZone(time, 'UTC')]).toEqual(['2026-12-01', '2026-11-30'])
  })
})

const rules = { basis: 20, hard: 10, carryOver: 20 } as const
const added = async (costCentreId: string, amount = '100.00', fromDay = '2026-11-30') =>
  bed.call(
    budgets.addBudget,
    { body: { costCentreId, period: 10, fromDay, repeat: 2, amount, ...rules } },
    { token },
  )

describe('the budgets of a company', () => {
  test('are added for several periods, listed, changed and recorded', async () => {
    const id = await bed.inside(() => openCentre('CC-1'))
    const ids = await added(id)
    expect(ids).toHaveLength(2)
    const { content } = await bed.call(budgets.pageBudgets, { body: {} }, { token })
    expect(content.map(({ fromDay, free }) => [fromDay, free])).toEqual([
      ['2026-12-01', 10_000],
      ['2026-11-01', 10_000],
    ])
    const body = { amount: '80.00', hard: 20, carryOver: 10, remark: 'less' } as const
    await bed.call(budgets.changeBudget, { path: { id: ids[0] ?? '' }, body }, { token })
    const changed = await bed.call(budgets.readBudget, { path: { id: ids[0] ?? '' } }, { token })
    expect(changed).toMatchObject({ amount: 8_000, hard: 20, carryOver: 10 })
    const entries = await bed.call(
      budgets.pageBudgetEntries,
      { path: { id: ids[0] ?? '' }, body: {} },
      { token },
    )
    expect(entries.content.map(({ type, amount, remark }) => [type, amount, remark])).toEqual([
      [11, -2_000, 'less'],
      [10, 10_000, ''],
    ])
  })

  test.each(['0050-01-01', '1999-12-31', '2100-01-01', '9999-12-01'])(
    'do not begin in an implausible year: %s',
    async (fromDay) => {
      const id = await bed.inside(() => openCentre('CC-1'))
      expect(await codeFrom(added(id, '1.00', fromDay))).toBe(400)
    },
  )

  test('never overlap', async () => {
    const id = await bed.inside(() => openCentre('CC-1'))
    await added(id)
    expect(await codeFrom(added(id))).toBe(409)
    expect(await codeFrom(added(id, '1.00', '2026-12-05'))).toBe(409)
  })

  test('are deleted only before their first booking', async () => {
    const [id = ''] = await bed.inside(() => openBudget('CC-1', 10_000))
    const lines = [{ id: 'a', costCentre: 'CC-1', goods: 1, freight: 0 }]
    await bed.inside(() => spend([{ document: documentNamed('1'), lines }]))
    expect(await codeFrom(bed.call(budgets.deleteBudget, { path: { id } }, { token }))).toBe(409)
    const [other = ''] = await bed.inside(() => openBudget('CC-2', 10_000))
    await bed.call(budgets.deleteBudget, { path: { id: other } }, { token })
    expect(await codeFrom(bed.call(budgets.readBudget, { path: { id: other } }, { token }))).toBe(404)
  })

  test('are managed by the main account of their company only', async () => {
    const [id = ''] = await bed.inside(() => openBudget('CC-1', 10_000))
    const sub = await bed.login('sub1')
    const other = await bed.login('retail')
    expect(await codeFrom(bed.call(budgets.pageBudgets, { body: {} }, { token: sub }))).toBe(403)
    expect(await codeFrom(bed.call(budgets.readBudget, { path: { id } }, { token: other }))).toBe(404)
    const left = (who: string) =>
      bed.call(budgets.readBudgetLeft, { query: { costCentre: 'cc-1' } }, { token: who })
    expect(await left(sub)).toMatchObject({ costCentre: { code: 'CC-1' }, budget: { free: 10_000 } })
    expect(await codeFrom(left(other))).toBe(404)
  })
})

describe('cost centres', () => {
  const add = (code: string) => bed.call(centres.addCostCentre, { body: { code, name: code } }, { token })

  test('have a unique code, whatever its case', async () => {
    await add('CC-1')
    expect(await codeFrom(add('cc-1'))).toBe(409)
  })

  test('are offered while they are active', async () => {
    const id = await add('CC-1')
    await add('CC-2')
    const body = { name: 'old', activeUntil: '2020-01-01' }
    await bed.call(centres.updateCostCentre, { path: { id }, body }, { token })
    const offered = await bed.call(listActiveCostCentres, {}, { token: await bed.login('sub1') })
    expect(offered).toEqual([{ code: 'CC-2', name: 'CC-2' }])
  })

  test('are imported from rows, with a reason for each faulty row', async () => {
    await add('CC-1')
    const row = (code: string, name = 'n', activeFrom = '', activeUntil = '') => ({
      code,
      name,
      activeFrom,
      activeUntil,
    })
    const rows = [
      row('cc-1', 'renamed'),
      row('CC-2', 'new', '2026/01/01'),
      row(''),
      row('CC-3', ''),
      row('CC-2'),
      row('CC-4', 'n', 'soon'),
      row('CC-5', 'n', '2026-02-01', '2026-01-01'),
      row('x'.repeat(51)),
    ]
    expect(await bed.call(centres.importCostCentres, { body: { rows } }, { token })).toEqual({
      added: 1,
      changed: 1,
      faults: [
        { row: 2, reason: 'codeMissing' },
        { row: 3, reason: 'nameMissing' },
        { row: 4, reason: 'twice' },
        { row: 5, reason: 'wrongDay' },
        { row: 6, reason: 'wrongDays' },
        { row: 7, reason: 'tooLong' },
      ],
    })
    const { content } = await bed.call(centres.pageCostCentres, { body: {} }, { token })
    expect(content.map(({ code, name }) => [code, name])).toEqual([
      ['CC-1', 'renamed'],
      ['CC-2', 'new'],
    ])
  })

  test('are imported up to their maximum, and existing ones are still changed', async () => {
    const row = (code: string, name: string) => ({ code, name, activeFrom: '', activeUntil: '' })
    const imported = (rows: ReturnType<typeof row>[]) =>
      bed.call(centres.importCostCentres, { body: { rows } }, { token })
    const all = Array.from({ length: centres.mostCostCentres }, (_, at) => row(`CC-${at}`, 'n'))
    expect(await imported(all)).toEqual({ added: centres.mostCostCentres, changed: 0, faults: [] })
    const more = [row('cc-7', 'renamed'), row('CC-new', 'n')]
    expect(await imported(more)).toEqual({ added: 0, changed: 1, faults: [{ row: 1, reason: 'full' }] })
    const body = { keyword: 'renamed' }
    const { content } = await bed.call(centres.pageCostCentres, { body }, { token })
    expect(content.map(({ code }) => code)).toEqual(['CC-7'])
    expect(await codeFrom(add('CC-new'))).toBe(422)
  })
})

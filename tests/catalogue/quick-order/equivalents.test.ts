import { beforeEach, describe, expect, test } from 'vitest'
import { sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import { siteIds } from '../../../demo/server/core/config/site'
import { checkCodes } from '../../../src/catalogue/quick-order/quick-order.contract'
import { quickOrderMessages } from '../../../src/catalogue/quick-order/quick-order.messages'
import { speaker } from '../../../src/core/language/messages'
import { openTestbed } from '../../server/testbed'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { openedOrder } from './opened-order'
import { soon } from '../../soon'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const check = (codeList: string[]) =>
  bed.call(checkCodes, { body: { brandTerminalId: siteIds.main, codeList } })

describe('designations of other manufacturers', () => {
  test.for([
    ['SKF 6204-2RS1', '6204-2RS', /^6204-2RS /],
    ['SKF6204-2RSH/C3', '6204-2RS', /^6204-2RS /],
    ['NSK 6204DDU', '6204-2RS', /^6204-2RS /],
    ['NTN 6204LLU', '6204-2RS', /^6204-2RS /],
    ['FAG 6204-2RSR', '6204-2RS', /^6204-2RS /],
    ['6204 2RS', '6204-2RS', /^6204-2RS /],
    ['NSK-6203ZZ', '6203-ZZ', /^6203-ZZ /],
    ['FAG 6203-2Z', '6203-ZZ', /^6203-ZZ /],
    ['180204', '6204-2RS', /^6204-2RS /],
    ['NU206 ECP', 'NU206', /^NU206 /],
    ['FAG NU206-E-TVP2', 'NU206', /^NU206 /],
    ['Timken 30208', '30208', /^30208 /],
    ['SKF 7308 BEP', '7308B', /^7308B /],
    ['SKF SY25TF', 'UCP205', /^UCP205 /],
  ] as const)('%s is our %s', async ([code, ours, name]) => {
    const [answer] = await check([code])
    expect(answer?.sku).toBeUndefined()
    expect(answer?.candidates.length).toBeGreaterThan(0)
    expect(answer?.candidates.length).toBeLessThanOrEqual(3)
    for (const { equals, goodsName } of answer?.candidates ?? []) {
      expect(equals).toBe(ours)
      expect(goodsName.split(' ').slice(1).join(' ')).toMatch(name)
    }
  })

  test('lists the requested clearance first', async () => {
    const [answer] = await check(['SKF 6204-2RS1/C3'])
    const skuCode = answer?.candidates[0]?.skuCode
    const rows = await bed.inside(() => db().select().from(sku))
    expect(rows.find((row) => row.skuCode === skuCode)?.spec).toMatchObject({ 游隙: 'C3' })
  })

  test('of sizes that are not sold, and incomplete ones, have no equivalent', async () => {
    const codes = [
      'SKF 6999-2RS1',
      'NSK',
      'SKF 2RS1',
      'NTN 6204XYZQ8Q',
      'ABC-6204-7',
      '6204DDU6205',
      'none-620',
    ]
    for (const { code, candidates } of await check(codes))
      expect(`${code}: ${candidates.some(({ equals }) => equals)}`).toBe(`${code}: false`)
  })

  test('take as many statements for 1,000 as for ten', async () => {
    const statementsFor = async (count: number) => {
      const from = bed.statements.length
      await check(Array.from({ length: count }, (_, at) => `SKF 6204-2RS1-${at}`))
      return bed.statements.length - from
    }
    const few = await statementsFor(10)
    expect(await statementsFor(1_000)).toBeLessThanOrEqual(few + 2)
  })
})

test('rows show the own model, which is used only after the buyer accepts it', async () => {
  fakePage(bed)
  const { order, close } = openedOrder(freshScope())
  const shown = () => order.$judged.get().filter(({ code }) => code !== '')
  order.intake.takeText('SKF 6204-2RS1\t10\nNSK 6203ZZ\t20')
  order.acceptImport()
  await soon(() => expect(order.$counts.get()).toMatchObject({ all: 2, waits: 0 }))
  const text = speaker(quickOrderMessages, 'zh-CN')
  expect(shown().map(({ verdict: { problem } }) => problem && text(problem.key, problem.values))).toEqual([
    '其他品牌型号：SKF 6204-2RS1 → 6204-2RS',
    '其他品牌型号：NSK 6203ZZ → 6203-ZZ',
  ])
  expect(order.suggestions.$open.get()).toEqual({ clear: 0, several: 2 })
  order.suggestions.acceptAll()
  expect(shown().map(({ code }) => code)).toEqual(['SKF 6204-2RS1', 'NSK 6203ZZ'])
  close()
})

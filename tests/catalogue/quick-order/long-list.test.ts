import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { goods, sku } from '../../../demo/server/catalogue/goods/goods.table'
import { db } from '../../../demo/server/core/database/db'
import type { QuickOrder } from '../../../src/catalogue/quick-order/quick-order.store'
import { sheetOfFaults } from '../../../src/catalogue/quick-order/fault-sheet'
import type { Scope } from '../../../src/core/host/scope'
import { enquiryDraftOf } from '../../../src/trade/enquiries/enquiry-draft.store'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { checked, openedOrder, usualGoods, takeText } from './opened-order'
import { bed, singletons } from '../../trade/cart/cart-bed'
import { workbook } from './workbooks'

let scope: Scope
let order: QuickOrder
let close = () => {}

function open() {
  close()
  ;({ order, close } = openedOrder(scope))
}
beforeEach(async () => {
  await bed.reset()
  const token = await bed.login('retail')
  await singletons(...usualGoods, { skuCode: 'QT-777-A' }, { skuCode: 'QT-777-B' })
  fakePage(bed).otherTab(token)
  scope = freshScope()
  open()
})
afterEach(() => {
  close()
})

async function accept() {
  expect(order.acceptImport()).toBe(true)
  await checked(order)
}
const take = (text: string) => takeText(order, text)
const rows = () => order.$judged.get().map(({ row, code }) => [row, code])
const states = () =>
  order.$judged.get().map(({ row, verdict }) => [row, verdict.problem?.key ?? verdict.state])
const line = (row: string) => order.$judged.get().find((each) => each.row === row)

/** Rows 1 and 4 hold a head and nothing. */
const list =
  '序号\t货号\t名称\t数量\n1\tQS-ONE\t轴承\t5\n2\tQS-TEMS\t皮带\t20\n\n4\tnope\t怪件\t3\n5\tQS-ONE\t轴承\t2\n6\tQT777\t链条\t1\n7\tQS-GONE\t旧件\t4\n8\tQS-FEW\t少件\t9'

test('rows have the numbers of the buyer’s list, also after other rows are removed', async () => {
  await take(list)
  expect(rows().map(([row]) => row)).toEqual(['2', '3', '5', '6', '7', '8', '9'])
  expect(line('2')?.twinRows).toEqual(['6'])
  order.remove(line('3')?.key ?? 0)
  await order.add()
  expect(rows().map(([row]) => row)).toEqual(['5', '7', '8', '9'])
  open()
  expect(rows().map(([row]) => row)).toEqual(['5', '7', '8', '9'])
  order.addRow()
  expect(rows().at(-1)).toEqual(['+1', ''])
})

test('rows of a second list have the prefix 2-', async () => {
  await take(list)
  await take('QS-ONE\t1\nQS-FEW\t1')
  expect(rows().slice(-2)).toEqual([
    ['2-1', 'QS-ONE'],
    ['2-2', 'QS-FEW'],
  ])
})

test('a workbook’s empty rows count', async () => {
  await order.intake.takeFile(
    new File([new Uint8Array(workbook([['货号', '数量'], [], ['QS-ONE', 5]]))], '清单.xlsx'),
  )
  await accept()
  expect(rows()).toEqual([['3', 'QS-ONE']])
})

test('one click accepts all unambiguous suggestions, and another one undoes it', async () => {
  await take(list)
  expect(order.suggestions.$open.get()).toEqual({ clear: 1, several: 1 })
  order.suggestions.acceptAll()
  await checked(order)
  expect(line('3')).toMatchObject({ code: 'QS-TENS', ownCode: 'QS-TEMS', verdict: { state: 'good' } })
  expect(line('7')?.code).toBe('QT777')
  expect(order.suggestions.$accepted.get()).toBe(1)
  order.suggestions.undo()
  await checked(order)
  expect(line('3')).toMatchObject({ code: 'QS-TEMS', verdict: { state: 'bad' } })
  expect(line('3')?.ownCode).toBeUndefined()
  expect(order.suggestions.$accepted.get()).toBe(0)
})

test('undoing does not change a row that was edited since', async () => {
  await take(list)
  order.suggestions.acceptAll()
  order.repair(line('3')?.key ?? 0, { code: 'QS-FEW' })
  order.suggestions.undo()
  expect(line('3')?.code).toBe('QS-FEW')
})

test('rows that cannot be added go into an inquiry with code, name, quantity and row number, and are marked', async () => {
  await take(list)
  const before = { ...enquiryDraftOf(scope).$draft.get().said, title: '年度' }
  enquiryDraftOf(scope).change({ said: before })
  expect(await order.askSuppliers()).toBe(4)
  const { lines, said } = enquiryDraftOf(scope).$draft.get()
  expect(lines.map(({ skuId, name, quantity }) => [skuId !== '', name, quantity])).toEqual([
    [false, 'nope 怪件（第 5 行）', '3'],
    [false, 'QT777 链条（第 7 行）', '1'],
    [false, 'QS-GONE 旧件（第 8 行）', '4'],
    [true, expect.any(String), '9'],
  ])
  expect(said).toMatchObject({ title: '年度', remark: '第 9 行：QS-FEW × 9' })
  open()
  await checked(order)
  expect(
    states()
      .filter(([, state]) => state === 'asked')
      .map(([row]) => row),
  ).toEqual(['5', '7', '8', '9'])
  expect(order.$counts.get()).toMatchObject({ all: 7, asked: 4, bad: 1 })
  expect(await order.askSuppliers()).toBe(0)
  order.repair(line('9')?.key ?? 0, { quantity: '8' })
  expect(line('9')?.verdict.state).toBe('good')
})

test('the sheet of invalid rows contains the original rows, and can be imported corrected', async () => {
  await take(list)
  const sheet = order.takeSheet(sheetOfFaults)
  expect(sheet.map((row) => row.slice(0, 4))).toEqual([
    ['序号', '货号', '名称', '数量'],
    ['2', 'QS-TEMS', '皮带', '20'],
    ['4', 'nope', '怪件', '3'],
    ['6', 'QT777', '链条', '1'],
    ['7', 'QS-GONE', '旧件', '4'],
    ['8', 'QS-FEW', '少件', '9'],
  ])
  expect(sheet.map((row) => row.slice(4))).toEqual(
    [
      ['原因', '原行号'],
      ['没有完全一致的货号', '3'],
      ['没有这个货号', '5'],
      ['没有完全一致的货号', '7'],
      ['商品已下架', '8'],
      ['库存不足，最多 8 件', '9'],
    ].map(([reason, row]) => [expect.stringContaining(reason?.slice(0, 6) ?? ''), row]),
  )
  const corrected = sheet.map((row) => row.map((cell) => (cell === 'nope' ? 'QS-ONE' : cell)))
  await order.intake.takeFile(new File([new Uint8Array(workbook(corrected))], '待修正.xlsx'))
  await accept()
  expect(line('5')).toMatchObject({ code: 'QS-ONE', verdict: { state: 'good' } })
  expect(order.$counts.get().all).toBe(7)
  // Corrected and still wrong, it can be kept again, without the columns that were added.
  expect(order.takeSheet(sheetOfFaults)[0]).toEqual(['序号', '货号', '名称', '数量', '原因', '原行号'])
})

test('rows out of stock or withdrawn offer similar goods, and keep the buyer’s code', async () => {
  const [, few = '', other = '', wrong = ''] = await singletons(
    { skuCode: 'QG-GONE', withdrawn: true, spec: { 游隙: 'C3' } },
    { skuCode: 'QG-FEW', stock: 8, spec: { 游隙: 'C3' } },
    { skuCode: 'QG-SAME', spec: { 游隙: 'C3', 精度等级: 'P0' } },
    { skuCode: 'QG-WRONG', spec: { 游隙: 'CN' } },
  )
  const ids = [few, other, wrong]
  await bed.inside(async () => {
    const [kind] = await db()
      .select({ goods })
      .from(goods)
      .innerJoin(sku, eq(sku.goodsId, goods.id))
      .where(eq(sku.skuCode, 'QG-GONE'))
    const { categoryId = '', model = '' } = kind?.goods ?? {}
    const same = await db().select({ id: sku.goodsId }).from(sku).where(inArray(sku.id, ids))
    const goodsIds = same.map(({ id }) => id)
    await db().update(goods).set({ categoryId, model }).where(inArray(goods.id, goodsIds))
  })
  await take('QG-GONE\t2\nQG-FEW\t9\nQG-FEW\t1\nQG-WRONG\t1')
  const offered = () =>
    order.$judged
      .get()
      .map(({ verdict }) =>
        verdict.substitutes?.flatMap(({ skuCode }) => (skuCode.startsWith('QG-') ? [skuCode] : [])),
      )
  expect(offered()).toEqual([['QG-FEW', 'QG-SAME'], ['QG-SAME'], ['QG-SAME'], undefined])
  order.repair(line('1')?.key ?? 0, { code: 'QG-SAME' })
  await checked(order)
  expect(line('1')).toMatchObject({ code: 'QG-SAME', ownCode: 'QG-GONE', verdict: { state: 'good' } })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import type { QuickOrder } from '../../../src/catalogue/quick-order/quick-order.store'
import { soon } from '../../soon'
import { fakePage } from '../../session/fake-page'
import { freshScope } from '../../session/fresh-scope'
import { checked, openedOrder, takeText } from './opened-order'
import { bed, singletons } from '../../trade/cart/cart-bed'

let order: QuickOrder
let close = () => {}

beforeEach(async () => {
  await bed.reset()
  const token = await bed.login('retail')
  await singletons(
    { skuCode: 'QR-ONE' },
    { skuCode: 'QR-6208' },
    { skuCode: 'QR-7-5' },
    { skuCode: 'QR7 100' },
    { skuCode: '80012' },
  )
  fakePage(bed).otherTab(token)
  ;({ order, close } = openedOrder(freshScope()))
})
afterEach(() => {
  close()
})

const shown = () =>
  order.$judged
    .get()
    .map(({ code, quantity, verdict }) => [code, quantity, verdict.problem?.key ?? verdict.state])

test.for([
  ['a hyphen before the quantity', 'QR-6208-10', ['QR-6208', '10', 'good']],
  ['a space behind a code of letters', 'QR-ONE 4', ['QR-ONE', '4', 'good']],
  ['a hyphen of the code itself', 'QR-7-5', ['QR-7-5', '', 'noQuantity']],
  ['a space of the code itself', 'QR7 100', ['QR7 100', '', 'noQuantity']],
  ['a space of the code and one before the quantity', 'QR7 100 3', ['QR7 100', '3', 'good']],
  ['a number as a program writes it', '80012.0', ['80012', '', 'noQuantity']],
  ['a colon before the quantity', 'QR-ONE：4', ['QR-ONE', '4', 'good']],
  ['a colon and a gap before the quantity', 'QR-ONE: 4', ['QR-ONE', '4', 'good']],
  ['an equals sign before the quantity', 'QR-6208=10', ['QR-6208', '10', 'good']],
  ['a quantity in brackets', 'QR-6208（10）', ['QR-6208', '10', 'good']],
  ['a unit behind the quantity', 'QR-6208 10 个', ['QR-6208', '10', 'good']],
  ['a quantity before the code', '10 x QR-6208', ['QR-6208', '10', 'good']],
  ['a quantity with its unit before the code', '10个 QR-6208', ['QR-6208', '10', 'good']],
  ['a number of the list', '2、QR-ONE 4', ['QR-ONE', '4', 'good']],
  ['a dash of the list', '- QR-6208 10', ['- QR-6208', '10', 'good']],
  ["a spreadsheet's mark of text", "'80012", ['80012', '', 'noQuantity']],
  ['an unknown code', 'NO-SUCH-77', ['NO-SUCH-77', '', 'unknown']],
] as const)('reads a line by the codes that exist: %s', async ([, line, read]) => {
  await takeText(order, `QR-6208\t1\n${line}`)
  await soon(() => expect(shown()[1]).toEqual(read))
})

test.for([
  [
    'a line break',
    '"QR-ONE\nQR-6208"\t"4\n10"',
    [
      ['QR-ONE', '4', 'good'],
      ['QR-6208', '10', 'good'],
    ],
  ],
  [
    'commas',
    'QR-ONE, QR-6208、80012\t5',
    [
      ['QR-ONE', '', 'noQuantity'],
      ['QR-6208', '', 'noQuantity'],
      ['80012', '', 'noQuantity'],
    ],
  ],
  ['more characters than a code has', `${'QR-ONE/QR-6208/'.repeat(5)}QR-ONE\t1`, undefined],
  ['an unknown code beside a known one', 'QR-ONE NO-SUCH\t3', [['QR-ONE NO-SUCH', '3', 'unknown']]],
] as const)('reads several codes in one cell as rows of their own: %s', async ([, line, read]) => {
  await takeText(order, `QR-7-5\t1\n${line}`)
  await soon(() =>
    expect(shown().slice(1)).toEqual(
      read ?? Array.from({ length: 11 }, (_, at) => [at % 2 ? 'QR-6208' : 'QR-ONE', '', 'noQuantity']),
    ),
  )
  const rows = order.$judged.get().map(({ row }) => row)
  expect(new Set(rows).size).toBe(rows.length)
})

test('a row of a list that is being edited is not changed', async () => {
  await takeText(order, 'NO-SUCH\t')
  const [line] = order.$judged.get()
  order.setCode(line?.key ?? 0, 'QR-6208-1')
  await new Promise((done) => setTimeout(done, 400))
  await checked(order)
  expect(shown()[0]?.slice(0, 2)).toEqual(['QR-6208-1', ''])
})

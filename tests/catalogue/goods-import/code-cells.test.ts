import { describe, expect, test } from 'vitest'
import { code } from '../../../demo/server/catalogue/goods-import/cell-readers'
import { bookOf, codeBooks } from '../quick-order/code-workbooks'
import { check, fileOf } from './sheets'

async function rowsOf(content: Uint8Array | string) {
  const rows: string[][] = []
  for await (const { cells } of (await fileOf(content)).rows()) rows.push(cells)
  return rows
}

describe('codes of workbooks are read as text', () => {
  test.for(codeBooks)('%s', async ([, book, codes]) => {
    const [, ...rows] = await rowsOf(book)
    expect(rows.map(([code]) => code)).toEqual(codes)
  })
})

test('a code that a spreadsheet cut to 15 digits is refused, with and without a plus sign', () => {
  for (const given of ['6.9012345678901E+18', '6.9012345678901E18'])
    expect(code.read(given)).toEqual({ fault: { name: 'codeAsFigure' } })
  expect(code.read('2E10')).toEqual({ value: '2E10' })
})

describe('CSV', () => {
  test.for([
    ['a semicolon', 'sep=;\n货号;库存\nA,1;5'],
    ['a comma in quotes with a byte order mark', '\ufeff"sep=,"\r\n货号,库存\r\n"A,1",5'],
    ['a tab', 'sep=\t\n货号\t库存\nA,1\t5'],
  ] as const)('a first line that names %s is no row', async ([, text]) => {
    expect(await rowsOf(text)).toEqual([
      ['货号', '库存'],
      ['A,1', '5'],
    ])
  })
})

test('titles above the headings are skipped', async () => {
  const book = bookOf([
    { name: 'Sheet1', rows: [['库存表 2026'], [], ['SKU 编码', '库存数量'], ['NONE-1', 5]] },
  ])
  const { fault, headings } = await check('stock', await fileOf(book))
  expect(fault).toBeNull()
  expect(headings).toEqual(['SKU 编码', '库存数量'])
})

import { describe, expect, test } from 'vitest'
import { guessColumns } from '../../../src/catalogue/quick-order/order-columns'
import { pickLines } from '../../../src/catalogue/quick-order/order-lines'
import { readOrderFile, readOrderText } from '../../../src/catalogue/quick-order/read-order-file'
import { bookOf, codeBooks } from './code-workbooks'

const read = async (content: Uint8Array | string) => {
  const reading = await readOrderFile(
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
  )
  if ('fault' in reading) throw new Error(reading.fault)
  return reading
}
const linesOf = (grid: string[][]) =>
  pickLines(grid, guessColumns(grid)).map(({ code, quantity }) => [code, quantity])

describe('codes of workbooks are read as text', () => {
  test.for(codeBooks)('%s', async ([, book, codes]) => {
    const { grid } = await read(book)
    expect(linesOf(grid)).toEqual(codes.map((code) => [code, '5']))
  })

  test('names the sheet that was read', async () => {
    const hidden = { name: '旧', state: 'hidden', rows: [['货号'], ['OLD']] } as const
    const book = bookOf([
      { ...hidden, rows: [['货号'], ['OLD']] },
      {
        name: '库存 & 订货'.replace('&', '&amp;'),
        rows: [
          ['货号', '数量'],
          ['A-1', 5],
        ],
      },
    ])
    expect(await read(book)).toMatchObject({ sheet: '库存 & 订货' })
    expect(await read('货号,数量\nA-1,5')).not.toHaveProperty('sheet')
  })
})

describe('header rows', () => {
  const rows = [
    ['A-100', '20'],
    ['A-200', '5'],
  ]
  test.for([
    [
      'a title merged above the head',
      [
        ['2026 年采购清单', ''],
        ['', ''],
        ['货号', '数量'],
      ],
    ],
    [
      'title, date and buyer above the head',
      [['采购单'], ['日期', '2026-11-29'], ['采购方', '王'], ['货号', '数量']],
    ],
    [
      'a head merged over two rows',
      [
        ['货号', '数量'],
        ['', '个'],
      ],
    ],
  ] as [string, string[][]][])('%s: the rows below are read', async ([, head]) => {
    const { grid } = await read(bookOf([{ name: 'Sheet1', rows: [...head, ...rows] }]))
    expect(linesOf(grid)).toEqual(rows)
  })
})

test.for([
  ['two lists pasted together', '货号,数量\nA-100,20\n货号,数量\nA-200,5'],
  ['two lists with titles', '一号仓,\n货号,数量\nA-100,20\n\n货号,数量\nA-200,5'],
  ['a Markdown table', '|货号|数量|\n|---|:--|\n|A-100|20|\n|A-200|5|'],
  ['a list with sums', '序号,货号,数量\n1,A-100,20\n小计,,20\n2,A-200,5\n合计：,,25'],
] as const)('%s: rows that are no goods are left out', async ([, text]) => {
  const { grid } = await read(text)
  expect(linesOf(grid)).toEqual([
    ['A-100', '20'],
    ['A-200', '5'],
  ])
})

describe('CSV of other programs', () => {
  test.for([
    ['a tab in the quotes of a code', '货号,数量\n"61234567\t",20\n"61234568\t",5'],
    ['a tab behind a code', '货号,数量\n61234567\t,20\n61234568\t,5'],
    ['a tab behind a code, without a head', '"61234567\t",20\n"61234568\t",5'],
    ['a tab within a remark', '货号,数量,备注\n61234567,20,\n61234568,5,见\t附件'],
    ['a first line that names the separator', 'sep=;\n货号;数量\n61234567;20\n61234568;5'],
    [
      'a quoted first line that names it, with a byte order mark',
      '\ufeff"sep=,"\r\n货号,数量\r\n61234567,20\r\n61234568,5',
    ],
    ['a first line that names a tab', 'sep=\t\n货号\t数量\n61234567\t20\n61234568\t5'],
  ] as const)('%s', async ([, text]) => {
    const { grid } = await read(text)
    expect(linesOf(grid)).toEqual([
      ['61234567', '20'],
      ['61234568', '5'],
    ])
  })
})

describe('separators in each line', () => {
  const lines = (text: string) => {
    const reading = readOrderText(text)
    return 'fault' in reading ? reading.fault : linesOf(reading.grid)
  }
  test('can differ within one list', () => {
    expect(
      lines(
        'NB-6203-ZZ；15\nYF-UCP205,12\nA-1、7\nHR-6205\t20\nA-2; 8\nA-3 9\nA-4 x 10\nA-5 - 11\nA-6，1,200\nA-7|3箱',
      ),
    ).toEqual([
      ['NB-6203-ZZ', '15'],
      ['YF-UCP205', '12'],
      ['A-1', '7'],
      ['HR-6205', '20'],
      ['A-2', '8'],
      ['A-3', '9'],
      ['A-4', '10'],
      ['A-5', '11'],
      ['A-6', '1,200'],
      ['A-7', '3箱'],
    ])
  })

  test('can differ in single lines among the rows of a spreadsheet', () => {
    expect(
      lines(
        '序号\t货号\t名称\t数量\n1\tHR-6205\t轴承\t20\nNB-6203-ZZ；15\nhr-6208 10\n4\tYF-UCP205,12\t座\t',
      ),
    ).toEqual([
      ['HR-6205', '20'],
      ['NB-6203-ZZ', '15'],
      ['hr-6208', '10'],
      ['YF-UCP205', '12'],
    ])
  })

  test('stay in a code that has its own quantity', () => {
    expect(lines('A,12\t20\nB;5\t7')).toEqual([
      ['A,12', '20'],
      ['B;5', '7'],
    ])
  })

  test('do not cut a code with spaces before its own digits', () => {
    expect(lines('SKF 6205\nNSK 6203 20')).toEqual([
      ['SKF 6205', ''],
      ['NSK 6203', '20'],
    ])
  })
})

import { expect, test } from 'vitest'
import readXlsxFile from 'read-excel-file/node'
import writeXlsxFile from 'write-excel-file/node'
import { reports } from '../../../demo/server/account/downloads/reports'
import { csvOf, xlsxOf } from '../../../demo/server/account/downloads/sheet-file'
import { sheetData, type Cell } from '../../../src/core/sheet/sheet-cell'
import { filesBelow, importsOf, textOf } from '../../house/sources'

const isFormula = (cell: unknown) => typeof cell === 'string' && /^[=+\-@\t\r\n]/.test(cell)
const evil = [
  '=HYPERLINK("http://evil.example")',
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '-1',
  '@cmd|calc',
]
const code = filesBelow('src', 'demo/server', 'elements').filter((file) => /\.tsx?$/.test(file))

/** Modules that write workbooks and tables. Every export uses them. */
const writers: Record<string, (rows: Cell[][]) => Promise<unknown[][]>> = {
  'demo/server/account/downloads/sheet-file.ts': async (rows) => {
    const [sheet] = await readXlsxFile(Buffer.from(await xlsxOf(rows, '表')))
    return sheet?.data ?? []
  },
  'src/core/sheet/save-sheet.ts': async (rows) => {
    const [sheet] = await readXlsxFile(await writeXlsxFile(sheetData(rows), { sheet: '表' }).toBuffer())
    return sheet?.data ?? []
  },
}

test('R11: only two files write workbooks, and neither writes a formula', async () => {
  const found = code.filter((file) => importsOf(file).some(({ to }) => to.startsWith('write-excel-file')))
  expect(found.toSorted()).toEqual(Object.keys(writers).toSorted())
  expect(textOf('src/core/sheet/save-sheet.ts')).toContain('sheetData(rows)')
  for (const [file, written] of Object.entries(writers)) {
    const cells = (await written([['名称', '数量'], ...evil.map((text) => [text, -5])])).flat()
    expect([file, cells.filter(isFormula)]).toEqual([file, []])
    expect(cells.filter((cell) => cell === -5)).toHaveLength(evil.length)
  }
})

test('R11: only the download code and the order template write CSV, and neither begins a cell as a formula', () => {
  const tables = code.filter((file) => /text\/csv|\.join\('\\r\\n'\)/.test(textOf(file)))
  const safe = tables.filter((file) =>
    importsOf(file).some(({ to }) => to.endsWith('downloads/sheet-file.ts')),
  )
  const others = tables.filter((file) => !safe.includes(file))
  expect(others.toSorted()).toEqual([
    'demo/server/account/downloads/sheet-file.ts',
    'src/catalogue/quick-order/order-template.ts',
  ])
  const text = new TextDecoder().decode(csvOf(evil.map((one) => ['x', one])))
  expect(text).not.toMatch(/(^|\r\n|,)"?[=+\-@\t\r]/)
})

test('R11: no name or column heading of a report begins as a formula', () => {
  expect(reports.size).toBeGreaterThan(3)
  const words = [...reports.values()].flatMap(({ head, name }) => [...head.flat(), ...name])
  expect(words.filter(isFormula)).toEqual([])
})

test('amounts are numbers that show all their decimals, and keep them in CSV', async () => {
  const rows = [['金额'], [{ amount: '38.20' }], [{ amount: '-1200.00' }], [{ amount: '1200' }]]
  const formats = sheetData(rows).slice(1).flat()
  expect(formats).toMatchObject([
    { value: 38.2, format: '#,##0.00' },
    { value: -1200, format: '#,##0.00' },
    { value: 1200, format: '#,##0' },
  ])
  const [sheet] = await readXlsxFile(Buffer.from(await xlsxOf(rows, '表')))
  expect(sheet?.data).toEqual([['金额'], [38.2], [-1200], [1200]])
  expect(new TextDecoder().decode(csvOf(rows))).toBe('金额\r\n38.20\r\n-1200.00\r\n1200\r\n')
})

import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readOrderFile } from '../../../src/catalogue/quick-order/read-order-file'
import { largestFile } from '../../../src/site/files/file-kind'
import { partsOf, sheetXml, streamed, workbook } from './workbooks'

const read = (bytes: Uint8Array | string) =>
  readOrderFile(new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]))
const rows = [
  ['货号', '数量'],
  ['A-100', '20'],
  ['轴承-2', '5'],
]
const csv = rows.map((row) => row.join(',')).join('\r\n')

/** GB18030 bytes of the text above: 货号,数量 … 轴承-2,5 */
const gb = Uint8Array.from(Buffer.from('bbf5bac52ccafdc1bf0d0a412d3130302c32300d0ad6e1b3d02d322c35', 'hex'))

describe('reading text files', () => {
  test('accepts UTF-8 with and without BOM, GB18030 and UTF-16', async () => {
    expect(await read(csv)).toMatchObject({ grid: rows })
    expect(await read(`\ufeff${csv}`)).toMatchObject({ grid: rows })
    expect(await read(gb)).toMatchObject({ grid: rows })
    const utf16 = Buffer.from(`\ufeff${csv.replaceAll(',', '\t')}`, 'utf16le')
    expect(await read(utf16)).toMatchObject({ grid: rows })
  })

  test('accepts Big5, Windows-1252 and UTF-16 without BOM, and asks for an ambiguous encoding', async () => {
    // 型號,數量 … 不鏽鋼,5
    const big5 = Uint8Array.from(Buffer.from('abacb8b92cbcc6b6710d0aa4a3c4c3bffb2c35', 'hex'))
    expect(await read(big5)).toMatchObject({
      grid: [
        ['型號', '數量'],
        ['不鏽鋼', '5'],
      ],
    })
    const latin = Uint8Array.from(Buffer.from('brand,qty\r\nMüller,5', 'latin1'))
    expect(await read(latin)).toMatchObject({
      grid: [
        ['brand', 'qty'],
        ['Müller', '5'],
      ],
    })
    expect(await read(Buffer.from(csv, 'utf16le'))).toMatchObject({ grid: rows })
    expect(await read(Buffer.from(csv, 'utf16le').swap16())).toMatchObject({ grid: rows })
    // 闹 in GBK, 齡 in Big5, ÄÖ in Windows-1252
    const last = Uint8Array.from(Buffer.from('code,unit\nA-1,2 à', 'latin1'))
    expect(await read(last)).toMatchObject({
      grid: [
        ['code', 'unit'],
        ['A-1', '2 à'],
      ],
    })
    const unsure = Uint8Array.of(0x61, 0x2c, 0xc4, 0xd6)
    const asked = await read(unsure)
    expect(asked).toMatchObject({ fault: 'encodingUnsure' })
    expect('encodings' in asked && asked.encodings?.map(({ word }) => word)).toEqual(
      expect.arrayContaining(['闹', 'ÄÖ']),
    )
    expect(await readOrderFile(new Blob([unsure]), 'windows-1252')).toMatchObject({ grid: [['a', 'ÄÖ']] })
    expect(await readOrderFile(new Blob([unsure]), 'gb18030')).toMatchObject({ grid: [['a', '闹']] })
  })

  test.for([
    ['nothing', '', 'empty'],
    ['blank lines', '\n \n\t\n', 'empty'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), 'notTable'],
    ['a PDF', '%PDF-1.7\n1 0 obj', 'notTable'],
    ['a page', '<html><table><tr><td>A-100</td></tr></table></html>', 'notTable'],
    ['a program', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0), 'notTable'],
    ['bytes of no encoding', Uint8Array.of(0x41, 0xff, 0xff, 0x42), 'notTable'],
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'oldWorkbook'],
    ['2,000,000 bytes', 'A'.repeat(2_000_000), 'tooLarge'],
    ['2,000,001 bytes', 'A'.repeat(2_000_001), 'tooLarge'],
    ['2,000,000 bytes of which a sign takes two', 'é'.repeat(1_000_000), 'tooLarge'],
    ['100,000 rows', 'A-100,20\n'.repeat(100_000), 'tooManyRows'],
  ] as const)('%s is told as what it is', async ([, content, fault]) => {
    expect(await read(content)).toEqual({ fault })
  })

  test('accepts 1,999,999 bytes', async () => {
    const row = `A-100,${'2'.repeat(1_999_993)}`
    expect(await read(row)).toMatchObject({ grid: [row.split(',')] })
  })

  test('accepts 5,000 rows below a header', async () => {
    const answer = await read(`货号,数量\n${'A-100,20\n'.repeat(5_000)}`)
    expect('grid' in answer && answer.grid.length).toBe(5_001)
  })
})

describe('reading workbooks', () => {
  test('reads the first sheet: texts, formatted numbers, formulas by their value', async () => {
    const book = workbook([
      ['货号', '数量'],
      ['A-100 & "B" <c>', 20],
      [1002345, 5],
      [
        { formula: 'CONCAT("A","-7")', value: 'A-7' },
        { formula: '2*4', value: '8' },
      ],
      [{ formula: 'HYPERLINK("http://evil.example")', value: '=cmd' }, 1],
    ])
    expect(await read(book)).toMatchObject({
      grid: [
        ['货号', '数量'],
        ['A-100 & "B" <c>', '20'],
        ['1002345', '5'],
        ['A-7', '8'],
        ['=cmd', '1'],
      ],
    })
  })

  test('accepts sizes after the contents', async () => {
    const sheet = sheetXml([['A-100', 20], ...Array.from({ length: 4_000 }, (_, at) => [`B-${at}`, at + 1])])
    const answer = await read(streamed(partsOf(sheet)))
    expect('grid' in answer && [answer.grid.length, answer.grid[4_000]]).toEqual([4_001, ['B-3999', '4000']])
  })

  test('accepts 5,001 rows', async () => {
    const book = workbook(Array.from({ length: 5_001 }, (_, at) => [`B-${at}`, at + 1, '名称', '备注']))
    const answer = await read(book)
    expect('grid' in answer && answer.grid.length).toBe(5_001)
  })

  const bomb = () =>
    zipSync({ ...bytes(partsOf(sheetXml([['A', 1]]))), 'xl/sharedStrings.xml': new Uint8Array(60_000_000) })
  const bytes = (parts: Record<string, string>) =>
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))

  test('rejects a zip bomb, also with false sizes', async () => {
    const honest = bomb()
    expect(honest.length).toBeLessThan(largestFile)
    const lying = honest.slice()
    const view = new DataView(lying.buffer)
    for (let at = 0; at < lying.length - 30; at++) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true)
    }
    for (const file of [honest, lying]) expect(await read(file)).toEqual({ fault: 'unfolds' })
  })

  test('rejects thousands of parts', async () => {
    const parts = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`xl/p${at}.xml`, '<a/>']))
    expect(await read(zipSync(bytes(parts)))).toEqual({ fault: 'unfolds' })
  })

  test.for([
    ['a row far below', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>', 'tooManyRows'],
    ['a cell far below in a row without number', '<row><c r="A999999"><v>1</v></c></row>', 'tooManyRows'],
    ['a cell far to the right', '<row r="1"><c r="XFD1"><v>1</v></c></row>', 'notTable'],
    ['100,000 rows', '<row><c t="n"><v>1</v></c></row>'.repeat(100_000), 'tooManyRows'],
    ['a broken cell', '<row r="1"><c r="A1" t="s"><v>99</v></c></row>', 'notTable'],
    ['no end', '<row r="1"><c r="A1"><v>1</v>', 'notTable'],
    ['nothing', '', 'empty'],
  ] as const)('%s: told as what it is', async ([, inner, fault]) => {
    const sheet = sheetXml([]).replace('<sheetData>', () => `<sheetData>${inner}`)
    expect(await read(zipSync(bytes(partsOf(sheet))))).toEqual({ fault })
  })

  test.for([
    ['a cell of one character too many', `<c r="A1" t="inlineStr"><is><t>${'x'.repeat(32_768)}</t></is></c>`],
    [
      'a cell of a million characters',
      `<c r="A1" t="inlineStr"><is><t>${'x'.repeat(1_000_000)}</t></is></c>`,
    ],
    ['an attribute of a million characters', `<c r="A1" a="${'x'.repeat(1_000_000)}"/>`],
  ] as const)('%s is too long', async ([, inner]) => {
    const sheet = sheetXml([]).replace('<sheetData>', () => `<sheetData><row r="1">${inner}</row>`)
    expect(await read(zipSync(bytes(partsOf(sheet))))).toEqual({ fault: 'longCell' })
  })

  test('accepts a cell of the maximum length of a spreadsheet', async () => {
    const answer = await read(workbook([['x'.repeat(32_767), 1]]))
    expect('grid' in answer && answer.grid[0]?.[0]?.length).toBe(32_767)
  })

  test('rejects a million unclosed tags', async () => {
    const sheet = sheetXml([]).replace('<sheetData>', () => `<sheetData>${'<row '.repeat(1_000_000)}`)
    expect(await read(zipSync(bytes(partsOf(sheet))))).toEqual({ fault: 'tooManyRows' })
  })

  test('rejects other archives and half a workbook', async () => {
    expect(await read(zipSync(bytes({ 'readme.txt': 'x' })))).toEqual({ fault: 'notTable' })
    const book = workbook([['A-100', 20]])
    expect(await read(book.slice(0, book.length / 2))).toEqual({ fault: 'notTable' })
  })

  test('does not expand entities', async () => {
    const sheet = sheetXml([['A-100', 20]]).replace(
      '<worksheet',
      () => '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet',
    )
    const answer = await read(zipSync(bytes(partsOf(sheet))))
    expect(JSON.stringify(answer)).not.toContain('aaaa')
  })
})

import { describe, expect, test } from 'vitest'
import { zipSync, strToU8 } from 'fflate'
import { FileFault, faultText } from '../../../demo/server/catalogue/goods-import/fault'
import { importLimits } from '../../../demo/server/catalogue/goods-import/import-limits'
import { templateFile } from '../../../demo/server/catalogue/goods-import/template-file'
import { csvOf } from '../../../demo/server/account/downloads/sheet-file'
import { partsOf, sheetXml, streamed, workbook } from '../quick-order/workbooks'
import { ownShop } from './own-shop'
import { fileOf } from './sheets'

/** Rows of a file, or why it is refused. */
async function read(bytes: Uint8Array | string, name?: string) {
  const rows: (string | number)[][] = []
  try {
    for await (const { number, cells } of (await fileOf(bytes, name)).rows()) rows.push([number, ...cells])
    return rows
  } catch (error) {
    if (error instanceof FileFault) return faultText(error.fault, 'en')
    throw error
  }
}

const gb18030 = Uint8Array.from([
  0xc9, 0xcc, 0xc6, 0xb7, 0x2c, 0x41, 0x0a, 0xbc, 0xdb, 0xb8, 0xf1, 0x2c, 0x31,
])

describe('reading CSV', () => {
  test('accepts UTF-8 with and without BOM, UTF-16 and GB18030', async () => {
    const expected = [
      [1, '商品', 'A'],
      [2, '价格', '1'],
    ]
    const text = '商品,A\n价格,1'
    expect(await read(text)).toEqual(expected)
    expect(await read(`\ufeff${text}\r\n`)).toEqual(expected)
    expect(await read(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(expected)
    expect(await read(gb18030)).toEqual(expected)
  })

  test('accepts Latin-1, and asks for an encoding that is uncertain', async () => {
    const latin = Uint8Array.from(Buffer.from('brand,price\nMüller,12\nGröße,3', 'latin1'))
    expect(await read(latin)).toEqual([
      [1, 'brand', 'price'],
      [2, 'Müller', '12'],
      [3, 'Größe', '3'],
    ])
    // Only the last line is more than ASCII, far behind what is looked at first.
    const late = Buffer.concat([Buffer.from('a,b\n'.repeat(300_000)), latin])
    expect(await read(late)).toHaveLength(300_003)
    const unsure = Uint8Array.from([0x61, 0x2c, 0xc4, 0xd6, 0x0a])
    expect(await read(unsure)).toMatch(/not certain: .*GBK \/ GB18030 “闹”.*Windows-1252 “ÄÖ”/)
    const rows: string[][] = []
    for await (const { cells } of (await fileOf(unsure)).rows('windows-1252')) rows.push(cells)
    expect(rows).toEqual([['a', 'ÄÖ']])
  })

  test('handles separators, quotes, empty rows and line ends in cells', async () => {
    expect(await read('a;b\n"x;\n""y""";2\n\n;;\n3;5"\n')).toEqual([
      [1, 'a', 'b'],
      [2, 'x;\n"y"', '2'],
      [5, '3', '5"'],
    ])
    expect(await read('a\tb\n1\t2')).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
    ])
  })

  test('rejects other files with the reason', async () => {
    expect(await read('')).toBe('The file is empty.')
    expect(await read('<!doctype html><p>')).toMatch(/^This is no CSV or XLSX file/)
    expect(await read(Uint8Array.from({ length: 500 }, (_, at) => (at * 7) % 32))).toMatch(
      /^(This is no CSV|The file’s encoding)/,
    )
    expect(await read(Uint8Array.from([0xff, 0xff, 0x81, 0x20]))).toBe(
      'The file’s encoding is unknown. Save it as “CSV UTF-8”, or upload it again with its encoding.',
    )
    expect(await read(`a,b\n"${'x'.repeat(1_100_000)}`)).toBe('A quotation mark near row 2 is not closed.')
    expect(await read(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))).toMatch(
      /^Old XLS files/,
    )
  })
})

describe('reading XLSX', () => {
  test('returns texts, numbers, and formulas by their last value', async () => {
    const rows = [
      ['code', 'price', 'sum'],
      ['007', 0.1, { formula: '1+1', value: '2' }],
      ['', '', ''],
      ['a', 0.30000000000000004, { formula: 'HYPERLINK("http://evil")' }],
    ]
    const expected = [
      [1, 'code', 'price', 'sum'],
      [2, '007', '0.1', '2'],
      [4, 'a', '0.3', ''],
    ]
    expect(await read(workbook(rows))).toEqual(expected)
    expect(await read(streamed(partsOf(sheetXml(rows))))).toEqual(expected)
  })

  test('reads the templates, in both languages and formats', async () => {
    for (const language of ['zh-CN', 'en']) {
      const [csv, xlsx] = [
        await ownShop.inside(() => templateFile('products', 'csv', language)),
        await ownShop.inside(() => templateFile('products', 'xlsx', language)),
      ]
      expect(await read(xlsx)).toEqual(await read(csv))
    }
  })

  test('rejects a zip bomb before it is unpacked, also with false sizes', async () => {
    const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row>'
    const bomb = workbook([['a']])
    expect(await read(bomb)).toEqual([[1, 'a']])
    const sheet = sheetXml([]).replace(
      '</sheetData>',
      `${row}${`<!--${' '.repeat(10_000)}-->`.repeat(3_000)}</sheetData>`,
    )
    const packed = zipSync({ ...bytesOf(partsOf(sheet)) }, { level: 9 })
    expect(packed.length).toBeLessThan(100_000)
    const before = importLimits.unfolded
    Object.assign(importLimits, { unfolded: 20_000_000 })
    try {
      expect(await read(packed)).toMatch(/^The XLSX file unzips to more/)
    } finally {
      Object.assign(importLimits, { unfolded: before })
    }
  })

  test('rejects damaged and foreign files, and cells beyond the limits', async () => {
    const good = workbook([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(await read(good.slice(0, good.length / 2))).toBe(
      'The XLSX file is damaged or protected and cannot be read.',
    )
    expect(await read(zipSync({ 'word/document.xml': strToU8('<w/>') }))).toBe(
      'The XLSX file is damaged or protected and cannot be read.',
    )
    const wild = {
      ...partsOf('<worksheet><sheetData><row r="1"><c r="ZZZ1"><v>1</v></c></row></sheetData></worksheet>'),
    }
    expect(await read(zipSync(bytesOf(wild)))).toBe(
      'There are more than 60 columns. Remove those that are not needed.',
    )
    const entity = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>'
    expect(await read(zipSync(bytesOf(partsOf(entity))))).toBe(
      'The XLSX file is damaged or protected and cannot be read.',
    )
  })
})

const bytesOf = (parts: Record<string, string>) =>
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))

test('files with the same bytes have the same checksum, others do not', async () => {
  const [one, same, other] = [await fileOf('a,b\n1,2'), await fileOf('a,b\n1,2'), await fileOf('a,b\n1,3')]
  expect(one.checksum).toBe(same.checksum)
  expect(one.checksum).not.toBe(other.checksum)
  expect(new Uint8Array(csvOf([['a']])).length).toBeGreaterThan(0)
})

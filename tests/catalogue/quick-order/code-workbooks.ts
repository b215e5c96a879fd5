import { strToU8, zipSync } from 'fflate'
import { partsOf, sheetXml } from './workbooks'

const number = (ref: string, value: string, style = 0) => ({
  raw: `<c r="${ref}" s="${style}"><v>${value}</v></c>`,
})

/** Styles of a workbook: 0 is the general one, each format follows. */
const stylesXml = (formats: readonly string[]) =>
  `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${formats.length}">${formats
    .map((format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${format.replaceAll('"', '&quot;')}"/>`)
    .join(
      '',
    )}</numFmts><cellStyleXfs count="1"><xf numFmtId="164"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
    .map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`)
    .join('')}</cellXfs></styleSheet>`

type Sheet = { name: string; state?: 'hidden' | 'veryHidden'; rows: Parameters<typeof sheetXml>[0] }

/** An XLSX file of several sheets, whose cells name formats by their place from 1. */
export function bookOf(sheets: readonly Sheet[], formats: readonly string[] = []): Uint8Array {
  const parts = partsOf('')
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relations = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const named = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  )
  const all = {
    ...parts,
    'xl/workbook.xml': parts['xl/workbook.xml']?.replace(/<sheet .*?\/>/, () => named.join('')) ?? '',
    'xl/_rels/workbook.xml.rels':
      parts['xl/_rels/workbook.xml.rels']?.replace(
        /<Relationship .*?\/>/,
        () => `${relations.join('')}<Relationship Id="rId99" Type="${relation}/styles" Target="styles.xml"/>`,
      ) ?? '',
    'xl/styles.xml': stylesXml(formats),
    ...Object.fromEntries(sheets.map(({ rows }, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(rows)])),
  }
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])))
}

const oneSheet = (cells: { raw: string }[], formats?: readonly string[]) =>
  bookOf([{ name: 'Sheet1', rows: [['货号', '库存'], ...cells.map((cell) => [cell, 5])] }], formats)

/** Codes that spreadsheets and programs keep as numbers, and the text that a person sees. */
export const codeBooks: [name: string, book: Uint8Array, codes: string[]][] = [
  [
    'doubles as Java writes them',
    oneSheet([number('A2', '8.8000111E7'), number('A3', '80012.0'), number('A4', '1.2e7')]),
    ['88000111', '80012', '12000000'],
  ],
  [
    'dust of floats',
    oneSheet([number('A2', '80012.000000000015'), number('A3', '0.30000000000000004')]),
    ['80012', '0.3'],
  ],
  [
    'zeros of a cell format',
    oneSheet(
      [number('A2', '123', 1), number('A3', '123.0', 1), number('A4', '123', 0), number('A5', '1234567', 1)],
      ['00000'],
    ),
    ['00123', '00123', '123', '1234567'],
  ],
  [
    'hyphens and letters of a cell format',
    oneSheet(
      [number('A2', '620412', 1), number('A3', '42', 2), number('A4', '1234567', 1)],
      ['0000-00', '"NB-"0000;-0'],
    ),
    ['6204-12', 'NB-0042', '12345-67'],
  ],
  [
    'a format of a formula’s value',
    oneSheet([{ raw: '<c r="A2" s="1"><f>100+23</f><v>123</v></c>' }], ['000000']),
    ['000123'],
  ],
  [
    'formats that only show a figure otherwise',
    oneSheet(
      [number('A2', '123', 1), number('A3', '123', 2), number('A4', '123', 3)],
      ['0', '#,##0', '0.00'],
    ),
    ['123', '123', '123'],
  ],
  [
    'more digits than a double holds: as they stand',
    oneSheet([number('A2', '6.9012345678901E18'), number('A3', '690123456789012345')]),
    ['6.9012345678901E+18', '690123456789012345'],
  ],
  [
    'a hidden first sheet is skipped',
    bookOf([
      { name: '旧', state: 'hidden', rows: [['货号'], ['OLD']] },
      { name: '参数', state: 'veryHidden', rows: [['货号'], ['OLDER']] },
      {
        name: '库存',
        rows: [
          ['货号', '库存'],
          ['NEW', 5],
        ],
      },
    ]),
    ['NEW'],
  ],
]

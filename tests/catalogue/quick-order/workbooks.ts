import { Zip, ZipDeflate, strToU8, zipSync } from 'fflate'

type Cell = string | number | { formula: string; value?: string } | { raw: string }

const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26)
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function cellXml(cell: Cell, at: number, row: number): string {
  const ref = `r="${columnName(at)}${row}"`
  if (typeof cell === 'number') return `<c ${ref}><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c ${ref} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if ('raw' in cell) return cell.raw
  const value = cell.value === undefined ? '' : `<v>${escaped(cell.value)}</v>`
  return `<c ${ref} t="str"><f>${escaped(cell.formula)}</f>${value}</c>`
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** The sheet of a workbook as XML. */
export const sheetXml = (rows: Cell[][]) =>
  `${head}<worksheet ${main}><sheetData>${rows
    .map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, column, at + 1)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

/** The texts that an XLSX file is made of. */
export const partsOf = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': sheet,
})

const bytesOf = (parts: Record<string, string>) =>
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))

/** An XLSX file with one sheet. */
export const workbook = (rows: Cell[][]) => zipSync(bytesOf(partsOf(sheetXml(rows))))

/** A file of these parts, packed as programs do that write while they count: sizes stand behind the contents. */
export function streamed(parts: Record<string, string>): Uint8Array {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const [name, bytes] of Object.entries(bytesOf(parts))) {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(bytes, true)
  }
  zip.end()
  return Buffer.concat(chunks)
}

import { Readable } from 'node:stream'
import { CsvError, parse, type Parser } from 'csv-parse'
import type { TextEncoding } from '../../../../../src/core/sheet/text-encoding'
import { FileFault } from '../fault'
import { importLimits } from '../import-limits'
import type { SheetRow } from '../../../core/http/sheet-file'
import { encodingOf, textOf } from './file-text'

/** Length limit of a row in characters. A longer row has an unclosed quotation mark. */
const longestRow = 1_000_000

/** Detects the cell separator: the candidate that occurs most often in the headings. */
function separatorOf(head: string): string {
  const [line = ''] = head.split(/\r?\n/)
  const counts = [',', ';', '\t', '，'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counts.reduce((one, other) => (other.count > one.count ? other : one)).sign
}

/** Returns the separator named by a first line such as `sep=;`, which is not a data row. */
const namedSeparator = (start: string) => /^\ufeff?"?sep=([,;\t|，])"?\r?(?:\n|$)/i.exec(start)?.[1]

async function headOf(path: string, encoding: string): Promise<string> {
  for await (const part of textOf(path, encoding)) return part
  return ''
}

const faultOf = (error: CsvError, { info }: Parser) =>
  new FileFault(error.code === 'CSV_MAX_RECORD_SIZE' || /QUOTE/.test(error.code) ? 'quotes' : 'notTable', {
    row: info.records + 1,
  })

// oxlint-disable-next-line no-control-regex -- what no table holds is what is looked for
const isNoTable = /[\0-\x08\x0e-\x1f]|^\s*(<|%PDF|\{\\rtf)/

/**
 * Reads rows of comma-separated text. A row's number is that of its record, as a spreadsheet counts it.
 * @param given encoding of the text, if known
 * @throws FileFault
 */
export async function* readCsv(
  path: string,
  head: Uint8Array,
  given?: TextEncoding,
): AsyncGenerator<SheetRow> {
  const encoding = await encodingOf(path, head, given)
  const start = await headOf(path, encoding)
  if (isNoTable.test(start.slice(0, 5_000))) throw new FileFault('notTable')
  const named = namedSeparator(start)
  const parser = parse({
    bom: true,
    delimiter: named ?? separatorOf(start),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // Inches contain a quotation mark: 5".
    relax_quotes: true,
    max_record_size: longestRow,
  })
  const source = Readable.from(textOf(path, encoding)).pipe(parser)
  let number = 0
  try {
    for await (const cells of source as AsyncIterable<string[]>) {
      number += 1
      if (number === 1 && named !== undefined) continue
      if (cells.length > 5 * importLimits.columns)
        throw new FileFault('tooManyColumns', { most: importLimits.columns })
      if (cells.some((cell) => cell.trim() !== '')) yield { number, cells }
    }
  } catch (error) {
    throw error instanceof CsvError ? faultOf(error, parser) : error
  }
}

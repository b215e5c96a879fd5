import { describe, expect, test } from 'vitest'
import { sheetLimits } from '../../../src/core/sheet/sheet-limits'
import { FileFault, type Fault } from '../../../demo/server/catalogue/goods-import/fault'
import { openRelations, openWorkbook } from '../../../demo/server/catalogue/goods-import/intake/xlsx-book'
import { openSharedTexts, openSheet } from '../../../demo/server/catalogue/goods-import/intake/xlsx-parts'

/** Gives a reader text without end. @returns why it stopped, and how many characters it had read by then */
function flood(take: (text: string) => void, head: string, again: string, portion = 100_000) {
  const text = again.repeat(Math.ceil(portion / again.length))
  let read = head.length
  try {
    take(head)
    for (let at = 0; at < 400; at++) {
      read += text.length
      take(text)
    }
  } catch (error) {
    if (error instanceof FileFault) return { ...error.fault, read }
    throw error
  }
  return { name: 'never', read }
}

const most = { rows: 200_000, columns: 60 }
const sheet = () => openSheet({ texts: [], formats: new Map() }, most).take
const texts = () => openSharedTexts({ characters: 1_000_000, count: 1_000 }).take
const workbook = () => openWorkbook().take
const relations = () => openRelations().take
const inCell = '<worksheet><sheetData><row r="7"><c t="inlineStr"><is><t>'

/** Returns the error that stops reading, and the number of characters read before it. */
const floods: [string, () => (text: string) => void, string, string, Fault['name'], number][] = [
  ['one cell', sheet, inCell, 'x', 'markupTooLong', 500_000],
  ['one cell of many texts', sheet, inCell, 'x</t><t>', 'cellTooLong', 400_000],
  ['one cell of CDATA', sheet, `${inCell}<![CDATA[`, '<', 'markupTooLong', 500_000],
  ['one cell of entities', sheet, inCell, '&amp;', 'markupTooLong', 500_000],
  ['one attribute', sheet, '<worksheet a="', 'x', 'markupTooLong', 500_000],
  ['one attribute of >', sheet, '<worksheet a="', '>', 'markupTooLong', 500_000],
  ['one name', sheet, '<', 'x', 'markupTooLong', 500_000],
  ['one comment', sheet, '<worksheet><!--', '<', 'markupTooLong', 500_000],
  ['one instruction', sheet, '<worksheet><?x ', '<', 'markupTooLong', 500_000],
  ['one end tag', sheet, '<worksheet></worksheet', ' ', 'markupTooLong', 500_000],
  ['tags inside of each other', sheet, '<worksheet>', '<a>', 'tooDeep', 200_000],
  ['sheets', workbook, '<workbook xmlns:r="r"><sheets>', '<sheet r:id="a"/>', 'tooManySheets', 200_000],
  ['nested sheets', workbook, '<workbook xmlns:r="r">', '<sheet r:id="a">', 'tooDeep', 200_000],
  ['one shared text', texts, '<sst><si><t>', 'x', 'markupTooLong', 500_000],
  ['one shared text of many runs', texts, '<sst><si><t>', 'x</t><t>', 'textTooLong', 400_000],
  ['shared texts', texts, '<sst>', '<si/>', 'tooManyTexts', 200_000],
  ['long shared texts', texts, '<sst>', `<si><t>${'x'.repeat(30_000)}</t></si>`, 'unfolds', 1_300_000],
]

describe('an endless workbook is rejected by a limit', () => {
  test.for(floods)('%s', ([, open, head, again, name, within]) => {
    const stopped = flood(open(), head, again)
    expect(stopped).toMatchObject({ name })
    expect(stopped.read).toBeLessThanOrEqual(within)
  })

  test('of relations', () => {
    let at = 0
    const relation = () => `<Relationship Id="r${at++}" Target="x"/>`
    const take = relations()
    take('<Relationships>')
    expect(() => {
      while (at < 10_000) take(relation())
    }).toThrow('tooManySheets')
    expect(at).toBe(2 * sheetLimits.sheets + 1)
  })

  test('of attributes in one tag', () => {
    const names = Array.from({ length: sheetLimits.attributes + 1 }, (_, at) => ` a${at}="1"`)
    expect(() => sheet()(`<worksheet${names.join('')}>`)).toThrow('tooManyAttributes')
    expect(() => sheet()(`<worksheet${names.slice(1).join('')}>`)).not.toThrow()
  })

  test('of rows, including empty ones', () => {
    const take = sheet()
    take('<worksheet><sheetData>')
    const some = '<row/>'.repeat(2 ** 14)
    for (let at = 0; at < 64; at++) take(some)
    expect(() => take('<row/>')).toThrow('tooManyRows')
  })
})

test('a cell of the maximum length is read, and a longer one is rejected with its row', () => {
  const { take, rows } = openSheet({ texts: [], formats: new Map() }, most)
  const text = (length: number) => `<c t="inlineStr"><is><t>${'&lt;'.repeat(length)}</t></is></c>`
  take(`<worksheet><sheetData><row r="3">${text(sheetLimits.cellText)}</row><row r="4">`)
  expect(rows().map(({ number, cells }) => [number, cells[0]?.length])).toEqual([[3, sheetLimits.cellText]])
  const refused = flood(take, text(sheetLimits.cellText + 1), ' ')
  expect(refused).toMatchObject({ name: 'cellTooLong', values: { row: 4, most: sheetLimits.cellText } })
})

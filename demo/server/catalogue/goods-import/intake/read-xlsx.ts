import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate'
import { FileFault } from '../fault'
import { importLimits } from '../import-limits'
import type { SheetRow } from '../../../core/http/sheet-file'
import { openRelations, openStyles, openWorkbook } from './xlsx-book'
import { openSharedTexts, openSheet } from './xlsx-parts'

type Part = { name: string; chunk: Uint8Array; final: boolean }

/** Limit of parts in a workbook. Spreadsheet programs write fewer. */
const mostParts = 2_000

/**
 * Unzips the selected parts of a file in chunks. Stops as soon as the output exceeds the limit, whatever sizes the file
 * declares.
 * @throws FileFault
 */
async function* unzipped(path: string, isWanted: (name: string) => boolean): AsyncGenerator<Part> {
  let ready: Part[] = []
  let failed: Error | undefined
  let parts = 0
  let size = 0
  const unzip = new Unzip((file: UnzipFile) => {
    if (++parts > mostParts) failed ??= new FileFault('unfolds')
    if (!isWanted(file.name)) return
    file.ondata = (error, chunk, final) => {
      if (error) failed ??= new FileFault('brokenWorkbook')
      else {
        size += chunk.length
        if (size > importLimits.unfolded) failed ??= new FileFault('unfolds')
        else ready.push({ name: file.name, chunk: chunk.slice(), final })
      }
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  // Small chunks: each may expand a thousandfold.
  for await (const bytes of createReadStream(path, { highWaterMark: 16_384 })) {
    try {
      unzip.push(bytes)
    } catch {
      failed ??= new FileFault('brokenWorkbook')
    }
    if (failed) throw failed
    yield* ready
    ready = []
  }
}

const bite = 16_384

/** Decodes a chunk in small pieces, so that retained strings keep little memory alive. */
function* textsOf(decoder: TextDecoder, chunk: Uint8Array, final: boolean) {
  for (let at = 0; at < chunk.length; at += bite)
    yield decoder.decode(chunk.subarray(at, at + bite), { stream: !final || at + bite < chunk.length })
}

/** Streams the selected parts as text to a callback. */
async function readParts(path: string, name: string, take: (text: string) => void) {
  const decoder = new TextDecoder()
  let found = false
  for await (const { chunk, final } of unzipped(path, (one) => one === name)) {
    found = true
    for (const text of textsOf(decoder, chunk, final)) take(text)
  }
  return found
}

/** Chart and dialog sheets have no cells. */
const isChart = /(?:^|\/)(?:chart|dialog)sheets\//

/** Returns path and name of the first visible sheet. @throws FileFault */
async function firstSheet(path: string): Promise<{ part: string; name: string }> {
  const workbook = openWorkbook()
  const relations = openRelations()
  const isBook = await readParts(path, 'xl/workbook.xml', workbook.take)
  await readParts(path, 'xl/_rels/workbook.xml.rels', relations.take)
  const found = workbook
    .sheets()
    .flatMap(({ id, name }) => {
      const target = relations.targets.get(id)
      return target === undefined ? [] : [{ target, name }]
    })
    .find(({ target }) => !isChart.test(target))
  if (!isBook || found === undefined) throw new FileFault('brokenWorkbook')
  const { target, name } = found
  return { part: target.startsWith('/') ? target.slice(1) : `xl/${target}`, name }
}

/**
 * Reads the rows of a workbook's first visible sheet: cached values of formulas, numbers as displayed.
 * @throws FileFault
 */
export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  const { part, name } = await firstSheet(path)
  const texts = openSharedTexts({
    characters: importLimits.sharedTexts,
    count: importLimits.sharedCount,
  })
  await readParts(path, 'xl/sharedStrings.xml', texts.take)
  const styles = openStyles()
  await readParts(path, 'xl/styles.xml', styles.take)
  const sheet = openSheet({ texts: texts.all, formats: styles.byStyle }, importLimits)
  const decoder = new TextDecoder()
  let found = false
  for await (const { chunk, final } of unzipped(path, (one) => one === part)) {
    found = true
    for (const text of textsOf(decoder, chunk, final)) {
      sheet.take(text)
      for (const row of sheet.rows()) yield { ...row, sheet: name }
    }
  }
  if (!found) throw new FileFault('brokenWorkbook')
}

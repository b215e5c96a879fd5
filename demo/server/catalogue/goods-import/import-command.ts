import { basename } from 'node:path'
import { stat } from 'node:fs/promises'
import { and, asc, eq, gt, or } from 'drizzle-orm'
import { pick } from '../../../../src/core/language/messages'
import { db } from '../../core/database/db'
import { isTextEncoding, textEncodings, type TextEncoding } from '../../../../src/core/sheet/text-encoding'
import { pause } from '../../core/time/pause'
import { StartError } from '../../core/config/start-error'
import { faultText, FileFault } from './fault'
import { faultLine } from './fault-file'
import { goodsImportRow } from './goods-import.table'
import { importKinds, isImportKind, type ImportKind } from './import-kinds'
import { importState } from './import-state'
import { importWords } from './import-words'
import {
  bringIn,
  chooseNames,
  countsOf,
  dropImport,
  importById,
  isAsking,
  startImport,
  type GoodsImport,
} from './imports'
import { sheetOnDisk } from './intake/sheet-on-disk'
import { rowOutcome } from './row-outcome'
import { questionsOf } from './similar'
import { workOnImports } from './work-on-imports'

/** Parsed arguments of `--import KIND FILE`. */
type ImportOrder = {
  kind: ImportKind
  path: string
  dryRun: boolean
  leavesOut: boolean
  makesNew: boolean
  encoding: TextEncoding | undefined
}

type Say = (line: string) => void

const { checking, importing, refused } = importState.code
const portion = 1_000

async function opened({ path }: ImportOrder) {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new StartError(`There is no file ${path}.`)
  return sheetOnDisk(path, basename(path)).catch((error: unknown) => {
    throw error instanceof FileFault ? new StartError(faultText(error.fault, 'en')) : error
  })
}

/** Waits until the import leaves a state. This process works on imports too; other servers may finish it. */
async function pastState(id: string, state: number): Promise<GoodsImport> {
  for (;;) {
    const found = await importById(id)
    if (found.state !== state) return found
    if ((await workOnImports(1_000)) === 0) await pause(200)
  }
}

/** Prints one fault per line: `row 12: List price: … [abc]`. */
async function tellFaults({ id, kind }: GoodsImport, say: Say) {
  const { wrong } = rowOutcome.code
  for (let last = 0; ;) {
    const rows = await db()
      .select()
      .from(goodsImportRow)
      .where(
        and(
          eq(goodsImportRow.importId, id),
          gt(goodsImportRow.number, last),
          or(eq(goodsImportRow.outcome, wrong), eq(goodsImportRow.result, wrong)),
        ),
      )
      .orderBy(asc(goodsImportRow.number))
      .limit(portion)
    for (const { number, faults } of rows)
      for (const fault of faults) say(`row ${number}: ${faultLine(kind, fault, 'en')}`)
    last = rows.at(-1)?.number ?? last
    if (rows.length < portion) return
  }
}

async function tellCounts(id: string, what: 'outcome' | 'result', say: Say) {
  const counts = await countsOf(id, what)
  say(
    rowOutcome.entries
      .map(({ text }, at) => `${text[1].toLowerCase()} ${Object.values(counts)[at]}`)
      .join(', '),
  )
  return counts
}

/** Prints names similar to existing ones. With `--make-new`, creates them as written and checks the file again. */
async function withNewNames(found: GoodsImport, makesNew: boolean, say: Say): Promise<GoodsImport> {
  if (!isAsking(found)) return found
  const asked = questionsOf(found.similar)
  for (const { kind, written, offered } of asked)
    say(`${pick(importWords[kind], 'en')} “${written}”: did you mean “${offered.join('” or “')}”?`)
  if (!makesNew) return found
  await chooseNames(found.id, Object.fromEntries(asked.map(({ field, written }) => [field, written])))
  return withNewNames(await pastState(found.id, checking), makesNew, say)
}

const flags = ['--dry-run', '--leave-out', '--make-new']
const encodingFlag = '--encoding='

/** Parses the arguments after `--import`. @throws StartError */
export function importOrder(given: readonly string[]): ImportOrder {
  const named = given.flatMap((one) => (one.startsWith(encodingFlag) ? [one.slice(encodingFlag.length)] : []))
  const [encoding] = named.filter(isTextEncoding)
  if (named.length > 0 && !encoding)
    throw new StartError(`${encodingFlag} takes ${textEncodings.join(', ')}.`)
  const [kind = '', path, ...more] = given.filter(
    (one) => !flags.includes(one) && !one.startsWith(encodingFlag),
  )
  if (!isImportKind(kind) || path === undefined || more.length > 0)
    throw new StartError(`--import takes ${Object.keys(importKinds).join(', ')}, and a file.`)
  return {
    kind,
    path,
    dryRun: given.includes('--dry-run'),
    leavesOut: given.includes('--leave-out'),
    makesNew: given.includes('--make-new'),
    encoding,
  }
}

/**
 * Imports a local file and prints its faulty rows.
 * @throws StartError if the file cannot be read, or if rows are faulty and nothing was imported
 */
export async function importFile(order: ImportOrder, say: Say): Promise<string> {
  const file = await opened(order)
  const { id, read } = await bringIn(order.kind, { ...file, rows: () => file.rows(order.encoding) }, '')
  await read
  const found = await withNewNames(await pastState(id, checking), order.makesNew, say)
  if (found.state === refused && found.fault) throw new StartError(faultText(found.fault, 'en'))
  await tellFaults(found, say)
  const { wrong, added, changed } = await tellCounts(id, 'outcome', say)
  const isRefused = wrong > 0 && !order.leavesOut
  const asks = isAsking(found)
  if (isRefused || asks || order.dryRun) await dropImport(id)
  if (asks)
    throw new StartError(
      'Names are near to existing ones; nothing was imported. --make-new makes them as written.',
    )
  if (isRefused) throw new StartError(`${wrong} rows are wrong; nothing was imported.`)
  if (order.dryRun) return `${added + changed} rows would be imported; nothing was written.`
  await startImport(id, order.leavesOut, '')
  const over = await pastState(id, importing)
  const counts = await tellCounts(over.id, 'result', say)
  return `${counts.added + counts.changed} rows were imported.`
}

import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { audit } from '../../core/documents/audit'
import { db, tx } from '../../core/database/db'
import type { Created, Similar } from './fault'
import { goodsImport, goodsImportRow } from './goods-import.table'
import { importState } from './import-state'
import { plans } from './plans'
import type { SourceRow } from './planned'
import { cellsOf } from './read-cells'
import { rowOutcome } from './row-outcome'
import { needKinds, similarTo } from './similar'

type Import = typeof goodsImport.$inferSelect
type State = 'checking' | 'importing'

/** Rows per transaction. Rows of one product stay together. */
const portion = 200
/** Maximum number of created names to report. */
const mostTold = 100

/**
 * Locks the oldest import of a state for this transaction. Checks are independent, so several servers check at the same
 * time. Imports run one after the other, so that no brand is created twice.
 */
async function lockImport(state: State): Promise<Import | undefined> {
  const oldest = db()
    .select()
    .from(goodsImport)
    .where(eq(goodsImport.state, importState.code[state]))
    .orderBy(asc(goodsImport.createdAt), asc(goodsImport.id))
    .limit(1)
  const [found] = await (state === 'checking'
    ? oldest.for('update', { skipLocked: true })
    : oldest.for('update'))
  return found
}

/** Reads the next rows, in complete products. */
async function nextRows({ id, handledGroup, columns }: Import): Promise<SourceRow[]> {
  const rows = await db()
    .select({
      number: goodsImportRow.number,
      groupNumber: goodsImportRow.groupNumber,
      twin: goodsImportRow.twin,
      cells: goodsImportRow.cells,
    })
    .from(goodsImportRow)
    .where(and(eq(goodsImportRow.importId, id), gt(goodsImportRow.groupNumber, handledGroup)))
    .orderBy(asc(goodsImportRow.groupNumber), asc(goodsImportRow.number))
    // One extra row shows whether the last product is complete.
    .limit(portion + 1)
  const last = rows[portion]?.groupNumber
  const whole = last === undefined ? rows : rows.filter(({ groupNumber }) => groupNumber !== last)
  return whole.map((row) => ({ ...row, cells: cellsOf(columns, row.cells) }))
}

/** Stores the planned or actual outcome of rows. */
async function settleRows(
  importId: string,
  state: State,
  rows: Awaited<ReturnType<(typeof plans)['stock']>>['rows'],
) {
  const results = rows.map(({ number, outcome, faults, changes }) => ({
    number,
    outcome: rowOutcome.code[outcome],
    faults,
    changes,
  }))
  const set =
    state === 'checking'
      ? sql`outcome = told.outcome, faults = told.faults, changes = told.changes`
      : // The check stored its faults; the import stores only new ones.
        sql`result = told.outcome, faults = told.faults`
  await db().execute(sql`
    update ${goodsImportRow} set ${set}
    from json_to_recordset(${JSON.stringify(results)}::json)
      as told(number int, outcome int, faults jsonb, changes jsonb)
    where ${goodsImportRow.importId} = ${importId} and ${goodsImportRow.number} = told.number`)
}

const both = (one: readonly string[] = [], other: readonly string[] = []) =>
  [...new Set([...one, ...other])].slice(0, mostTold)

const joined = (one: Created, other: Created): Created => ({
  categories: both(one.categories, other.categories),
  brands: both(one.brands, other.brands),
  shops: both(one.shops, other.shops),
  warehouses: both(one.warehouses, other.warehouses),
})

/** Maximum number of questions per round. Further questions follow in the next round. */
const mostAsked = 100

function together(one: Similar, other: Similar): Similar {
  const all: Similar = {}
  for (const kind of needKinds) {
    const asked = Object.entries({ ...one[kind], ...other[kind] }).slice(0, mostAsked)
    if (asked.length > 0) all[kind] = Object.fromEntries(asked)
  }
  return all
}

async function finish({ id, ownerId, fileName, rows }: Import, state: State) {
  const next = state === 'checking' ? importState.code.checked : importState.code.done
  await db()
    .update(goodsImport)
    .set({ state: next, handledGroup: 0, handled: 0 })
    .where(eq(goodsImport.id, id))
  if (state === 'importing')
    await audit({
      actorType: 'operator',
      actorId: ownerId,
      entity: 'goods-import',
      entityId: id,
      action: 'finishImport',
      reason: `${fileName}, ${rows}`,
      toState: next,
    })
}

/** Processes the next portion of the oldest import of a state. @returns number of rows; undefined if none waits */
const step = (state: State) =>
  tx(async (): Promise<number | undefined> => {
    const found = await lockImport(state)
    if (!found) return undefined
    const rows = await nextRows(found)
    const last = rows.at(-1)
    if (!last) {
      await finish(found, state)
      return 0
    }
    const plan = await plans[found.kind](rows, found.instead)
    if (state === 'importing') await plan.write()
    await settleRows(found.id, state, plan.rows)
    await db()
      .update(goodsImport)
      .set({
        handledGroup: last.groupNumber,
        handled: found.handled + rows.length,
        ...(state === 'checking' && {
          creates: joined(found.creates, plan.creates),
          similar: together(found.similar, await similarTo(plan.creates, found.instead)),
        }),
      })
      .where(eq(goodsImport.id, found.id))
    return rows.length
  })

/**
 * Checks and imports waiting files in portions, one transaction each. After an interruption, any server continues with
 * the next portion.
 * @param until milliseconds after which no further portion starts
 * @returns number of processed portions
 */
export async function workOnImports(until: number): Promise<number> {
  const start = performance.now()
  let done = 0
  do {
    const rows = (await step('checking')) ?? (await step('importing'))
    if (rows === undefined) return done
    done += 1
  } while (performance.now() - start < until)
  return done
}

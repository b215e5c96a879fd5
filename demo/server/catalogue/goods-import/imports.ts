import { and, count, desc, eq, lt, lte, ne } from 'drizzle-orm'
import { audit } from '../../core/documents/audit'
import { after, day, minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { openGate, type Share } from '../../core/security/gate'
import { notFound, refuse, stateChanged, type FieldError } from '../../core/http/refusal'
import { wrongFields } from '../../core/http/validate'
import { faultTexts } from './fault'
import { goodsImport, goodsImportRow } from './goods-import.table'
import type { ImportKind } from './import-kinds'
import { importState } from './import-state'
import { importWaits } from './import-waits'
import { importedBefore } from './imported-before'
import { readImport } from './read-rows'
import { rowOutcome } from './row-outcome'
import { questionsOf } from './similar'
import type { SheetFile } from '../../core/http/sheet-file'

const { reading, checking, checked, importing, refused } = importState.code

export type GoodsImport = typeof goodsImport.$inferSelect

const storedFor = 30 * day

/** Creates an import that is ready to read its file. */
async function beginImport(kind: ImportKind, { name, size, checksum }: SheetFile, ownerId: string) {
  const [made] = await db()
    .insert(goodsImport)
    .values({
      kind,
      fileName: name,
      size,
      checksum,
      ownerId,
      state: reading,
      expiresAt: after(clock.now(), storedFor),
    })
    .returning()
  if (!made) throw new Error('an import was not begun')
  return made
}

/** Limits for files read at the same time, since each needs a thread and memory. One operator reads one file at a time. */
export const readingBounds = {
  all: { atOnce: 2, waiting: 8 },
  operator: { atOnce: 1, waiting: 2 },
} satisfies Record<string, Share>

const tooManyFiles = () =>
  refuse(
    429,
    [
      '正在读取的导入文件过多，请稍后重新上传',
      'Too many import files are being read. Wait a moment and upload the file again.',
    ],
    { retryAfter: 10 },
  )

const readings = openGate(readingBounds.all, tooManyFiles)

/**
 * Creates an import as soon as a reading slot is free.
 * @returns the import's id, and `read`, a promise that settles once the file is read
 * @throws Refusal 429 if too many files wait to be read
 */
export async function bringIn(kind: ImportKind, file: SheetFile, ownerId: string) {
  const leave = await readings.enter([{ ...readingBounds.operator, name: ownerId }])
  try {
    const { id } = await beginImport(kind, file, ownerId)
    return { id, read: readImport(id, kind, file).finally(leave) }
  } catch (error) {
    leave()
    throw error
  }
}

/** @throws Refusal 404 */
export async function importById(id: string): Promise<GoodsImport> {
  const [found] = await db().select().from(goodsImport).where(eq(goodsImport.id, id))
  if (!found) throw notFound()
  return found
}

type Counts = Record<keyof (typeof rowOutcome)['code'], number>

/** Counts the rows of an import by outcome or result. */
export async function countsOf(importId: string, what: 'outcome' | 'result'): Promise<Counts> {
  const column = goodsImportRow[what]
  const rows = await db()
    .select({ outcome: column, count: count() })
    .from(goodsImportRow)
    .where(eq(goodsImportRow.importId, importId))
    .groupBy(column)
  const of = (wanted: number) => rows.find(({ outcome }) => outcome === wanted)?.count ?? 0
  const { added, changed, unchanged, wrong } = rowOutcome.code
  return { added: of(added), changed: of(changed), unchanged: of(unchanged), wrong: of(wrong) }
}

const hasWrong = (wrong: number) =>
  refuse(
    422,
    [
      '有 {wrong} 行有误，未导入任何数据。请修改文件，或选择忽略有误的行',
      '{wrong} {wrong|row is|rows are} wrong, so nothing was imported. Correct the file, or choose to leave {wrong|it|them} out.',
    ],
    { values: { wrong } },
  )

/** Returns whether similar names exist and the operator has not chosen yet. */
export const isAsking = ({ similar }: Pick<GoodsImport, 'similar'>) => Object.keys(similar).length > 0

const chooseFirst = () =>
  refuse(422, [
    '有名称与已有的相近，请先选择，未导入任何数据',
    'Some names are near to existing ones. Choose first; nothing was imported.',
  ])

/**
 * Stores the operator's choice for each similar name and checks the file again.
 * @param chosen by `kind:name`: one of the offered names, or the name itself
 * @throws Refusal 404 · 409 if the import does not wait for a choice · 422 for a name without a choice
 */
export const chooseNames = (id: string, chosen: Readonly<Record<string, string>>) =>
  tx(async () => {
    const [found] = await db().select().from(goodsImport).where(eq(goodsImport.id, id)).for('update')
    if (!found) throw notFound()
    if (found.state !== checked || !isAsking(found)) throw stateChanged()
    const { similar, instead } = found
    const errors: FieldError[] = []
    for (const { kind, written, offered, field } of questionsOf(similar)) {
      const taken = chosen[field] ?? ''
      if (taken === written || offered.includes(taken)) (instead[kind] ??= {})[written] = taken
      else errors.push({ path: field, message: ['请选择', 'Please choose.'] })
    }
    if (errors.length > 0) throw wrongFields(422, errors)
    await db()
      .update(goodsImport)
      .set({ instead, similar: {}, creates: {}, state: checking, handledGroup: 0, handled: 0 })
      .where(eq(goodsImport.id, id))
    importWaits.give()
  })

/**
 * Starts writing a checked import.
 * @param leavesOut skips faulty rows; otherwise a single faulty row refuses the whole import
 * @throws Refusal 404 · 409 if already started · 422 if rows are faulty, or names wait for a choice
 */
export const startImport = (id: string, leavesOut: boolean, operatorId: string) =>
  tx(async () => {
    const [found] = await db().select().from(goodsImport).where(eq(goodsImport.id, id)).for('update')
    if (!found) throw notFound()
    if (found.state !== checked) throw stateChanged()
    const same = and(eq(goodsImport.kind, found.kind), eq(goodsImport.checksum, found.checksum))
    await db()
      .select({ id: goodsImport.id })
      .from(goodsImport)
      .where(same)
      .orderBy(goodsImport.id)
      .for('update')
    const before = await importedBefore(found)
    if (before) throw refuse(409, faultTexts.importedBefore, { values: { time: before } })
    if (isAsking(found)) throw chooseFirst()
    const { wrong } = await countsOf(id, 'outcome')
    if (wrong > 0 && !leavesOut) throw hasWrong(wrong)
    await db().update(goodsImport).set({ state: importing }).where(eq(goodsImport.id, id))
    importWaits.give()
    await audit({
      actorType: 'operator',
      actorId: operatorId,
      entity: 'goods-import',
      entityId: id,
      action: 'beginImport',
      reason: `${found.fileName}, SHA-256 ${found.checksum}${leavesOut ? ', without wrong rows' : ''}`,
      fromState: checked,
      toState: importing,
    })
  })

/** Deletes an import that was not started. @throws Refusal 404 · 409 */
export const dropImport = (id: string) =>
  tx(async () => {
    const [found] = await db().select().from(goodsImport).where(eq(goodsImport.id, id)).for('update')
    if (!found) throw notFound()
    if (found.state !== checked && found.state !== refused && found.state !== checking) throw stateChanged()
    await db().delete(goodsImportRow).where(eq(goodsImportRow.importId, id))
    await db().delete(goodsImport).where(eq(goodsImport.id, id))
  })

export const lastImports = (most: number) =>
  db().select().from(goodsImport).orderBy(desc(goodsImport.createdAt), desc(goodsImport.id)).limit(most)

/** An import without an update for this long was being read by a server that stopped. */
const silent = 2 * minute

/** Refuses imports whose reading was interrupted, and deletes an expired import. */
export async function tidyImports() {
  const now = clock.now()
  await db()
    .update(goodsImport)
    .set({ state: refused, fault: { name: 'interrupted' } })
    .where(and(eq(goodsImport.state, reading), lt(goodsImport.updatedAt, after(now, -silent))))
  const old = and(lte(goodsImport.expiresAt, now), ne(goodsImport.state, importing))
  const gone = await db().select({ id: goodsImport.id }).from(goodsImport).where(old).limit(1)
  for (const { id } of gone)
    await tx(async () => {
      await db().delete(goodsImportRow).where(eq(goodsImportRow.importId, id))
      await db().delete(goodsImport).where(eq(goodsImport.id, id))
    })
}

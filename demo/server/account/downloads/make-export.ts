import { and, eq } from 'drizzle-orm'
import { exportState } from '../../../../src/account/downloads/export-state'
import { pick, type Text } from '../../../../src/core/language/messages'
import type { Cell } from '../../../../src/core/sheet/sheet-cell'
import type { BucketAccess } from '../../core/config/bucket-access'
import { db, tx } from '../../core/database/db'
import { accountCurrency } from '../../core/config/site'
import { memberById } from '../../session/sign-in/sessions'
import { readyFile } from '../../site/files/kept-bytes'
import { exportTask } from './downloads.table'
import { reports } from './reports'
import { csvOf, xlsxOf } from './sheet-file'

type Task = typeof exportTask.$inferSelect

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
}
/** Header of the last column: the currency of the amounts. */
const currency: Text = ['币种', 'Currency']
/** Rows that are read at once. */
const portion = 200
const { running, ready, failed } = exportState.code

async function rowsOf({ id, kind, keys, customerId, siteId, language }: Task): Promise<Cell[][]> {
  const report = reports.get(kind)
  const who = await memberById(customerId, siteId)
  if (!report || !who) throw new Error(`nobody can report ${kind}`)
  const rows: Cell[][] = [[...report.head, currency].map((text) => pick(text, language))]
  for (let done = 0; done < keys.length; done += portion) {
    const found = await report.rows(who, keys.slice(done, done + portion), language)
    rows.push(...(report.money === 'row' ? found : found.map((row) => [...row, accountCurrency])))
    await db()
      .update(exportTask)
      .set({ done: Math.min(keys.length, done + portion) })
      .where(eq(exportTask.id, id))
  }
  return rows
}

/** Makes a report that is this job's own by now. The file is written outside of any transaction. */
export async function makeExport(task: Task, bucket: BucketAccess | undefined) {
  try {
    const rows = await rowsOf(task)
    const content =
      task.format === 'csv'
        ? csvOf(rows)
        : await xlsxOf(rows, pick(reports.get(task.kind)?.name ?? ['', ''], task.language))
    const file = await readyFile(
      { ownerId: task.customerId, shownName: task.fileName, mediaType: mediaTypes[task.format], content },
      bucket,
    )
    await tx(async () => {
      // The report was deleted meanwhile.
      const [mine] = await db()
        .update(exportTask)
        .set({ state: ready, fileId: file.id })
        .where(and(eq(exportTask.id, task.id), eq(exportTask.state, running)))
        .returning({ id: exportTask.id })
      if (mine) await file.keep()
    })
  } catch (error) {
    await db().update(exportTask).set({ state: failed }).where(eq(exportTask.id, task.id))
    throw error
  }
}

import { pick } from '../../../../src/core/language/messages'
import { wholeNumber } from '../../../../src/core/text/whole-number'
import type { Locale } from '../../../../src/core/language/locale'
import type { Member } from '../../core/security/auth'
import { after, day, minute, wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { limit } from '../../core/security/limit'
import { refuse } from '../../core/http/refusal'
import { signal } from '../../core/jobs/signal'
import { exportTask } from './downloads.table'
import { reports } from './reports'

/** The most documents of one report, and of one that is a workbook: it is made as a whole. */
export const mostExported = 50_000
export const mostInWorkbook = 10_000

const tooMany = () =>
  refuse(
    422,
    [
      '一次最多导出 {n} 条，请缩小时间范围或筛选条件',
      'A report holds at most {n} entries. Please narrow the period or the filters.',
    ],
    { values: { n: wholeNumber(mostExported) } },
  )

const storedFor = 7 * day

/** A report waits to be made. */
export const exportQueued = signal()

type Asking = { who: Member; language: Locale; asked: { body: { format: 'xlsx' | 'csv' } } }

/**
 * Puts a report into the queue; a job makes it.
 * @param keys what it is about
 * @throws Refusal 400 nothing to report, 429 too many at once
 */
export async function queueExport(asking: Asking, kind: string, keys: string[]) {
  if (keys.length === 0) throw refuse(400, ['请选择数据', 'Please select data.'])
  await limit('export', { customerId: asking.who.customerId }, 10, minute)
  return addExport(asking, kind, keys)
}

/** Queues a report. A repeated request returns the same one. Reports too long for a workbook become CSV files. */
export async function addExport({ who, language, asked }: Asking, kind: string, keys: string[]) {
  const format = keys.length > mostInWorkbook ? 'csv' : asked.body.format
  const now = clock.now()
  const name = reports.get(kind)?.name ?? [kind, kind]
  const id = newId()
  const stamp = wireTime(now).replace(/\D/g, '').slice(0, 14)
  await db()
    .insert(exportTask)
    .values({
      id,
      customerId: who.customerId,
      siteId: who.site,
      kind,
      keys,
      format,
      language,
      fileName: `${pick(name, language)}-${stamp}.${format}`,
      expiresAt: after(now, storedFor),
    })
  exportQueued.give()
  return { taskId: id }
}

/**
 * Queues a report of all rows of a list, on all of its pages.
 * @param chosen ids of selected rows
 * @throws Refusal 422 too many rows
 */
export async function exportRows(
  asking: Asking,
  kind: string,
  list: { limit: (most: number) => PromiseLike<{ id: string }[]> },
  chosen?: readonly string[],
) {
  const ids = (await list.limit(mostExported + 1)).map(({ id }) => id)
  const wanted = chosen && new Set(chosen)
  const found = wanted ? ids.filter((id) => wanted.has(id)) : ids
  const isCut = ids.length > mostExported && found.length !== wanted?.size
  if (isCut) throw tooMany()
  return queueExport(asking, kind, found)
}

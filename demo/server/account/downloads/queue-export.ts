import { pick } from '../../../../src/core/messages'
import type { Locale } from '../../../../src/core/locale'
import type { Member } from '../../core/auth'
import { after, day, minute, wireTime } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { newId } from '../../core/ids'
import { limit } from '../../core/limit'
import { refuse } from '../../core/refusal'
import { signal } from '../../core/signal'
import { exportTask } from './downloads.table'
import { reports } from './reports'

/** The most rows of one report. */
const mostExported = 10_000

const keptFor = 7 * day

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

/** The same, however many were asked for. */
export async function addExport({ who, language, asked }: Asking, kind: string, keys: string[]) {
  const { format } = asked.body
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
      expiresAt: after(now, keptFor),
    })
  exportQueued.give()
  return { taskId: id }
}

/** The same of the rows that a list shows on all of its pages. @param chosen of these alone */
export async function exportRows(
  asking: Asking,
  kind: string,
  list: { limit: (most: number) => PromiseLike<{ id: string }[]> },
  chosen?: readonly string[],
) {
  const ids = (await list.limit(mostExported)).map(({ id }) => id)
  return queueExport(asking, kind, chosen ? ids.filter((id) => chosen.includes(id)) : ids)
}

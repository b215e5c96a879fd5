import { pick } from '../../../../src/core/messages'
import type { Locale } from '../../../../src/core/locale'
import type { Member } from '../../core/auth'
import { after, day, minute, wireTime } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { newId } from '../../core/ids'
import { limit } from '../../core/limit'
import { refuse } from '../../core/refusal'
import { exportTask } from './downloads.table'
import { reports } from './reports'

/** The most rows of one report. */
export const mostExported = 10_000

const keptFor = 7 * day

type Wish = { kind: string; keys: string[]; format: 'xlsx' | 'csv'; language: Locale }

/**
 * Puts a report into the queue; a job makes it.
 * @returns its id
 * @throws Refusal 400 nothing to report, 429 too many at once
 */
export async function queueExport(who: Member, { kind, keys, format, language }: Wish): Promise<string> {
  if (keys.length === 0) throw refuse(400, ['请选择数据', 'Please select data.'])
  limit(`export|${who.customerId}`, 10, minute)
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
  return id
}

import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { pageReminders, readReminders } from '../../../../src/account/reminders/reminders.contract'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { Locale } from '../../../../src/core/language/locale'
import { pick } from '../../../../src/core/language/messages'
import { wireTime } from '../../core/time/business-time'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { pageWith } from '../../core/database/page-with'
import { remind } from './reminders.table'

const unread = 10
const read = 20

/** Condition for an account's reminders on a brand site: those of the site and those about the account itself. */
const visibleReminders = (who: Member) =>
  and(
    eq(remind.customerId, who.customerId),
    or(isNull(remind.siteId), inArray(remind.siteId, [...reading(who).sites])),
  )

export const unreadOf = (who: Member) =>
  db().$count(remind, and(visibleReminders(who), eq(remind.state, unread)))

export async function remindersPage(
  who: Member,
  asked: Asked<typeof pageReminders>['body'],
  language: Locale,
) {
  const { state, bizType, pageNumber, pageSize } = asked
  const wanted = and(
    visibleReminders(who),
    state === unread || state === read ? eq(remind.state, state) : undefined,
    bizType ? eq(remind.bizType, bizType) : undefined,
  )
  const rows = await db()
    .select()
    .from(remind)
    .where(wanted)
    .orderBy(asc(remind.state), desc(remind.createdAt), desc(remind.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const content = rows.map((row) => ({
    id: row.id,
    title: pick(row.title, language),
    content: pick(row.content, language),
    link: row.link,
    state: row.state,
    createdAt: wireTime(row.createdAt),
  }))
  return {
    ...pageWith(content, await db().$count(remind, wanted), asked),
    unread: await unreadOf(who),
  }
}

/** Marks reminders as read. Other accounts' ids are ignored. */
export async function markRead(who: Member, { idList = [], all }: Asked<typeof readReminders>['body']) {
  const chosen = all ? undefined : inArray(remind.id, idList)
  if (all || idList.length > 0)
    await db()
      .update(remind)
      .set({ state: read })
      .where(and(visibleReminders(who), eq(remind.state, unread), chosen))
  return { unread: await unreadOf(who) }
}

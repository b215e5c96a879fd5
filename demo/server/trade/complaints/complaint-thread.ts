import { asc, eq } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import { mayDoWithComplaint, type ComplaintActor } from '../../../../src/trade/complaints/complaint-machine'
import type { writeToComplaint } from '../../../../src/trade/complaints/complaints.contract'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { notFound, stateChanged } from '../../core/http/refusal'
import { onlyOwnFiles } from '../../session/registration/own-files'
import { heldComplaint, seenComplaint } from './complaint-viewer'
import { complaint, complaintMessage } from './complaints.table'
import { tellComplaint } from './complaint-reminders'

type Words = { text: string; files?: string[]; authorId?: string }

/** Adds a message to an open complaint. @throws Refusal 404, 409 */
async function say(complaintId: string, by: ComplaintActor, words: Words) {
  const row = await heldComplaint(complaintId)
  if (!row) throw notFound()
  if (!mayDoWithComplaint('message', row.state, by)) throw stateChanged()
  const id = newId()
  await db()
    .insert(complaintMessage)
    .values({ id, complaintId, by, ...words })
  const waitsSince = by === 'buyer' ? (row.waitsSince ?? clock.now()) : null
  await db().update(complaint).set({ waitsSince }).where(eq(complaint.id, complaintId))
  return { id, row }
}

/** Adds the buyer's message. @throws Refusal 400 another account's files, 404, 409 settled */
export function writeOwn(who: Member, complaintId: string, words: Asked<typeof writeToComplaint>['body']) {
  return tx(async () => {
    await seenComplaint(complaintId, who)
    await onlyOwnFiles(who.customerId, words.files, 'files')
    const { id } = await say(complaintId, 'buyer', { ...words, authorId: who.customerId })
    return { id }
  })
}

/** Adds the platform's answer. The complaint then only waits for its end. @throws Refusal 404, 409 */
export function answerComplaint(complaintId: string, text: string) {
  return tx(async () => {
    const { row } = await say(complaintId, 'platform', { text })
    await tellComplaint(row, 'answer')
  })
}

/** Reads the messages, the earliest first. */
export const threadOf = (complaintId: string) =>
  db()
    .select()
    .from(complaintMessage)
    .where(eq(complaintMessage.complaintId, complaintId))
    .orderBy(asc(complaintMessage.createdAt), asc(complaintMessage.id))

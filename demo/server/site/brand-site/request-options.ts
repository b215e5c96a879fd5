import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Text } from '../../../../src/core/language/messages'
import { db, tx } from '../../core/database/db'
import { audit } from '../../core/documents/audit'
import { changesBetween } from '../../core/documents/audit-changes'
import { onlyAsSeen, stampOf } from '../../core/documents/row-stamp'
import { notFound } from '../../core/http/refusal'
import { copiedText, readFields } from '../../core/operator/console-fields'
import { siteOption } from './brand-site.table'

const wholeUpTo = (most: number) =>
  copiedText().check(
    z.regex(/^\d{1,3}$/),
    z.refine((text) => Number(text) <= most),
  )

/** Longest hold: the life of an undecided request. */
const shape = z.object({
  requestHoldHours: wholeUpTo(720),
  requestHoldShare: wholeUpTo(100),
  invitationDays: wholeUpTo(90).check(z.refine((text) => Number(text) > 0)),
})

/** Field labels in form order. */
export const requestLabels: Record<keyof z.output<typeof shape>, Text> = {
  requestHoldHours: ['保留小时数（0 至 720，0 为不保留）', 'Hours of the hold (0 to 720, 0: none)'],
  requestHoldShare: ['同一公司最多保留的库存比例（%）', 'Greatest share of stock for one company (%)'],
  invitationDays: ['成员邀请有效天数（1 至 90）', 'Days of an invitation to a company (1 to 90)'],
}

type Row = typeof siteOption.$inferSelect
const valuesOf = ({ requestHoldHours, requestHoldShare, invitationDays }: Row) => ({
  requestHoldHours: String(requestHoldHours),
  requestHoldShare: String(requestHoldShare),
  invitationDays: String(invitationDays),
})

/** Returns the initial form values of a site. @throws Refusal 404 */
export async function requestOptionsOf(siteId: string) {
  const [row] = await db().select().from(siteOption).where(eq(siteOption.siteId, siteId))
  if (!row) throw notFound()
  return { values: valuesOf(row), stamp: stampOf(row) }
}

/**
 * Saves how long and how much the purchase requests of a site hold, and how long invitations are valid. Holds and invitations
 * that have begun keep their end.
 * @param given form fields by name, with the site's id and the `stamp`
 * @param by id of the operator
 * @throws Refusal 404; 409 if changed meanwhile; 422 for the first invalid field
 */
export async function changeRequestOptions(given: Readonly<Record<string, string>>, by: string) {
  const values = readFields(shape, requestLabels, given)
  await tx(async () => {
    const own = eq(siteOption.siteId, given['id'] ?? '')
    const [row] = await db().select().from(siteOption).where(own).for('update')
    if (!row) throw notFound()
    onlyAsSeen(row, given)
    const { requestHoldHours, requestHoldShare, invitationDays } = values
    await db()
      .update(siteOption)
      .set({
        requestHoldHours: Number(requestHoldHours),
        requestHoldShare: Number(requestHoldShare),
        invitationDays: Number(invitationDays),
      })
      .where(own)
    await audit({
      actorType: 'operator',
      actorId: by,
      entity: 'site',
      entityId: row.siteId,
      action: 'change',
      changes: changesBetween(requestLabels, valuesOf(row), values),
    })
  })
}

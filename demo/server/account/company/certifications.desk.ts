import { and, asc, eq, inArray } from 'drizzle-orm'
import { reviewState } from '../../../../src/account/company/review-state'
import type { Text } from '../../../../src/core/messages'
import { audit } from '../../core/audit'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { setCertState } from './certification'
import { certification } from './certification.table'
import { reviewing, reviewWays, waitsForReview } from './review-desk'

type Row = typeof certification.$inferSelect

/** Enough to compare it with the papers, and no more. */
const masked = (idCard: string) => `${idCard.slice(0, 3)}***********${idCard.slice(-4)}`

function lines({ reviewState: state, creditCode, legalPerson, idCard, phone }: Row): Text[] {
  const said = reviewState.find(state)?.text
  return [
    ...(said ? [said] : []),
    [`统一社会信用代码 ${creditCode}`, `Credit code ${creditCode}`],
    [
      `法定代表人 ${legalPerson}，${masked(idCard)}`,
      `Legal representative ${legalPerson}, ${masked(idCard)}`,
    ],
    [`联系电话 ${phone}`, `Phone ${phone}`],
  ]
}

/** Companies that want to be certified. */
export const desk = {
  title: ['企业认证审核', 'Certifications'],
  async waiting() {
    const rows = await db()
      .select()
      .from(certification)
      .where(inArray(certification.reviewState, [...waitsForReview]))
      .orderBy(asc(certification.updatedAt), asc(certification.id))
    return rows.map((row) => ({
      id: row.id,
      head: row.company,
      lines: lines(row),
      files: row.licenses,
      since: row.updatedAt,
      ...reviewWays(row.reviewState),
    }))
  },
  actions: reviewing(async (id, { from, to, action, reason }) => {
    const [row] = await db()
      .update(certification)
      .set({ reviewState: to, reason })
      .where(and(eq(certification.id, id), inArray(certification.reviewState, [...from])))
      .returning()
    if (!row) return false
    await setCertState(row.customerId, to, row.company)
    await audit({ actorType: 'platform', entity: 'certification', entityId: id, action, toState: to, reason })
    return true
  }),
} satisfies Desk

import { asc, eq, inArray } from 'drizzle-orm'
import { reviewMachine } from '../../../../src/account/company/review-machine'
import { reviewState } from '../../../../src/account/company/review-state'
import type { Text } from '../../../../src/core/messages'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { locked } from '../../core/documents'
import { mover } from '../../core/move'
import { setCertState } from './certification'
import { certification } from './certification.table'
import { reviewing, reviewRules, reviewWays, waitsForReview } from './review-desk'

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

const move = mover(certification, reviewMachine, {
  ...reviewRules,
  entity: 'certification',
  hold: (id) => locked(db().select().from(certification).where(eq(certification.id, id))),
  async after({ customerId, company }, action) {
    await setCertState(customerId, reviewMachine[action].to, company)
  },
})

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
  actions: reviewing(move),
} satisfies Desk

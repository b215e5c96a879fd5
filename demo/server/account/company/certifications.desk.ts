import type { SQL } from 'drizzle-orm'
import { reviewMachine } from '../../../../src/words/review-machine'
import { db } from '../../core/database/db'
import type { Desk } from '../../core/operator/desk'
import { setCertState } from './certification'
import { certification } from './certification.table'
import { reviewing, reviewMover, waitingForReview } from './review-desk'

/** Enough to compare it with the papers, and no more. */
const masked = (idCard: string) => `${idCard.slice(0, 3)}***********${idCard.slice(-4)}`

const rows = (where: SQL | undefined) => db().select().from(certification).where(where)

const move = reviewMover(certification, rows, {
  entity: 'certification',
  async after({ customerId, company }, action) {
    await setCertState(customerId, reviewMachine[action].to, company)
  },
})

/** Companies that want to be certified. */
export const desk = {
  title: ['企业认证审核', 'Certification reviews'],
  permission: 'members',
  ...waitingForReview(
    certification,
    [certification.company, certification.creditCode, certification.phone],
    rows,
    ({ company, creditCode, legalPerson, idCard, phone, licenses }) => ({
      head: company,
      lines: [
        [`统一社会信用代码 ${creditCode}`, `Unified social credit code ${creditCode}`],
        [
          `法定代表人 ${legalPerson}，${masked(idCard)}`,
          `Legal representative ${legalPerson}, ${masked(idCard)}`,
        ],
        [`联系电话 ${phone}`, `Phone ${phone}`],
      ],
      files: licenses,
    }),
  ),
  actions: reviewing(move),
} satisfies Desk

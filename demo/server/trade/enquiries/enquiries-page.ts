import { and, eq, exists, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { pageEnquiries } from '../../../../src/trade/enquiries/enquiries.contract'
import { escapeLike } from '../../core/database/contains-text'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { reading } from '../../core/documents/documents'
import { statePage } from '../../core/documents/state-page'
import { enquiry, enquiryLine } from './enquiries.table'
import { enquiryRows } from './enquiry-rows'
import { seenBy } from './enquiry-viewer'

type Question = Asked<typeof pageEnquiries>['body']

/** Matches an inquiry by part of its number or subject, or by the name or code of its goods. */
function holding(keyword: string): SQL | undefined {
  const part = `%${escapeLike(keyword)}%`
  const line = db()
    .select({ one: sql`1` })
    .from(enquiryLine)
    .where(
      and(
        eq(enquiryLine.enquiryId, enquiry.id),
        or(
          ilike(sql`${enquiryLine.snapshot} ->> 'name'`, part),
          ilike(sql`${enquiryLine.snapshot} ->> 'skuCode'`, part),
        ),
      ),
    )
  return or(ilike(enquiry.enquiryNo, part), ilike(enquiry.title, part), exists(line))
}

/** Condition without the state, which the numbers on the tabs count. */
const narrowed = (who: Member, { keyword }: Question): SQL | undefined =>
  and(seenBy(reading(who)), keyword ? holding(keyword) : undefined)

export const enquiriesPage = (who: Member, asked: Question) =>
  statePage(asked, asked.state, {
    table: enquiry,
    state: enquiry.state,
    where: narrowed(who, asked),
    rows: db().select().from(enquiry),
    wire: (rows) => enquiryRows(rows, who),
  })

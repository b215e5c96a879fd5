import { and, count, desc, eq, exists, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/endpoint'
import type { pageEnquiries } from '../../../../src/trade/enquiries/enquiries.contract'
import { literally } from '../../catalogue/search/search-condition'
import type { Member } from '../../core/auth'
import { db } from '../../core/db'
import { pageWith } from '../../core/page-with'
import { enquiry, enquiryLine } from './enquiries.table'
import { enquiryRows } from './enquiry-rows'
import { seenBy } from './enquiry-viewer'

type Question = Asked<typeof pageEnquiries>['body']

/** An inquiry by a part of its number or subject, or by the name or code of something in it. */
function holding(keyword: string): SQL | undefined {
  const part = `%${literally(keyword)}%`
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

/** Everything but the state: what the numbers at the tabs count. */
const narrowed = (who: Member, { keyword }: Question): SQL | undefined =>
  and(seenBy(who), keyword ? holding(keyword) : undefined)

export async function enquiriesPage(who: Member, asked: Question) {
  const { state, pageNumber, pageSize } = asked
  const found = await db()
    .select({ state: enquiry.state, found: count() })
    .from(enquiry)
    .where(narrowed(who, asked))
    .groupBy(enquiry.state)
  const counts = Object.fromEntries(found.map((row): [string, number] => [String(row.state), row.found]))
  const all = found.reduce((sum, row) => sum + row.found, 0)
  const rows = await db()
    .select()
    .from(enquiry)
    .where(and(narrowed(who, asked), state === undefined ? undefined : sql`${enquiry.state} = ${state}`))
    .orderBy(desc(enquiry.createdAt), desc(enquiry.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const total = state === undefined ? all : (counts[state] ?? 0)
  return { ...pageWith(await enquiryRows(rows, who), total, asked), counts }
}

import { eq, or, type SQL } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { pageEnquiries } from '../../../../src/trade/enquiries/enquiries.contract'
import { containsText } from '../../core/database/contains-text'
import type { Member } from '../../core/security/auth'
import { reading } from '../../core/documents/documents'
import { goodsContain } from '../offers/goods-contain'
import { enquiry, enquiryLine } from './enquiries.table'
import { enquiryRows } from './enquiry-rows'
import { pageOfEnquiries } from './enquiry-viewer'

/** Matches by part of the number or subject, or by the name or code of the goods. */
const holding = (keyword: string): SQL | undefined =>
  or(
    containsText(keyword, enquiry.enquiryNo, enquiry.title),
    goodsContain(enquiryLine, eq(enquiryLine.enquiryId, enquiry.id), keyword),
  )

/** Reads one page, the latest first. */
export const enquiriesPage = (who: Member, asked: Asked<typeof pageEnquiries>['body']) =>
  pageOfEnquiries(reading(who), {
    asked,
    where: asked.keyword ? holding(asked.keyword) : undefined,
    wire: (rows) => enquiryRows(rows, who),
  })

import { and, eq, or, type SQL } from 'drizzle-orm'
import type { Asked } from '../../../../src/core/api/endpoint'
import type { pageOffers } from '../../../../src/trade/offers/offers.contract'
import { containsText } from '../../core/database/contains-text'
import type { Member } from '../../core/security/auth'
import { reading } from '../../core/documents/documents'
import { inTimeSpan } from '../../core/database/in-time-span'
import { goodsContain } from './goods-contain'
import { offerRows } from './offer-rows'
import { pageOfOffers } from './offer-viewer'
import { offer, offerLine } from './offers.table'

/** Matches by part of the number, or by the name or code of the goods. */
const holding = (keyword: string): SQL | undefined =>
  or(containsText(keyword, offer.offerNo), goodsContain(offerLine, eq(offerLine.offerId, offer.id), keyword))

/** Reads one page, the latest first. */
export const offersPage = (who: Member, asked: Asked<typeof pageOffers>['body']) =>
  pageOfOffers(reading(who), {
    asked,
    where: and(inTimeSpan(offer.createdAt, asked), asked.keyword ? holding(asked.keyword) : undefined),
    wire: (rows) => offerRows(rows, who),
  })

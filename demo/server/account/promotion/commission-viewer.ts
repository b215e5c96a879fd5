import { and, eq, inArray } from 'drizzle-orm'
import type { Member } from '../../core/security/auth'
import { promotionRecord } from './promotion.table'

/** Movements of a company's commission on the brand site where it is; a group of sites adds up its members. */
export const ownCommission = ({ companyId, sites }: Pick<Member, 'companyId' | 'sites'>) =>
  and(eq(promotionRecord.inviterId, companyId), inArray(promotionRecord.siteId, [...sites]))

import { and, eq, gt, inArray, sql, type Placeholder } from 'drizzle-orm'
import { inValues } from '../../core/database/in-values'
import { clock } from '../../core/time/clock'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { enquiry } from '../enquiries/enquiries.table'
import { agreedPrice } from './agreed-prices.table'
import { contract } from './contracts.table'

type New = typeof agreedPrice.$inferInsert

/** Adds agreed prices of a company, valid from now until they end. */
export const agreeOn = async (rows: New[]) => {
  if (rows.length > 0) await db().insert(agreedPrice).values(rows)
}

/** Ends the prices of a contract. */
export const endAgreed = (sourceId: string) =>
  db().delete(agreedPrice).where(eq(agreedPrice.sourceId, sourceId))

const holds = (companyId: string | Placeholder, now: Date | Placeholder) =>
  and(eq(agreedPrice.customerId, companyId), gt(agreedPrice.validTo, now))

const agreedNow = ({ companyId, sites }: Pick<Member, 'companyId' | 'sites'>, skuIds: readonly string[]) =>
  and(
    holds(companyId, clock.now()),
    inArray(agreedPrice.siteId, [...sites]),
    inValues(agreedPrice.skuId, skuIds),
  )

/** Subquery for a company's valid prices on all brand sites, for statements that are built once. */
export const agreedAt = (companyId: Placeholder, now: Placeholder) =>
  db().select({ id: agreedPrice.id }).from(agreedPrice).where(holds(companyId, now))

/** Returns a company's valid agreed prices of SKUs with the number of their contract or inquiry and their last day. */
export const agreementsOn = (
  { companyId, sites }: Pick<Member, 'companyId' | 'sites'>,
  skuIds: readonly string[],
) =>
  db()
    .select({
      skuId: agreedPrice.skuId,
      minQuantity: agreedPrice.minQuantity,
      price: agreedPrice.price,
      validTo: agreedPrice.validTo,
      no: sql<string | null>`coalesce(${contract.contractNo}, ${enquiry.enquiryNo})`,
    })
    .from(agreedPrice)
    .leftJoin(contract, eq(contract.id, agreedPrice.sourceId))
    .leftJoin(enquiry, eq(enquiry.id, agreedPrice.sourceId))
    .where(agreedNow({ companyId, sites }, skuIds))

/** Query for a company's valid agreed prices of SKUs on the current site, in the form of member prices. */
export const agreedFor = (
  { companyId, sites }: Pick<Member, 'companyId' | 'sites'>,
  skuIds: readonly string[],
) =>
  db()
    .select({
      skuId: agreedPrice.skuId,
      level: sql<number>`0`.as('level'),
      minQuantity: agreedPrice.minQuantity,
      price: agreedPrice.price,
      agreed: sql<boolean>`true`.as('agreed'),
    })
    .from(agreedPrice)
    .where(agreedNow({ companyId, sites }, skuIds))

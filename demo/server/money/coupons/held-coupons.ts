import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm'
import { couponState } from '../../../../src/money/coupons/coupon-state'
import { shop } from '../../catalogue/shops/shops.table'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { coupon, couponTemplate } from './coupons.table'

const columns = {
  coupon: getTableColumns(coupon),
  terms: getTableColumns(couponTemplate),
  shopName: shop.name,
}

/** Coupons with what they say. */
export const couponRows = () =>
  db()
    .select(columns)
    .from(coupon)
    .innerJoin(couponTemplate, eq(couponTemplate.id, coupon.templateId))
    .leftJoin(shop, eq(shop.id, couponTemplate.shopId))
    .$dynamic()
export type CouponRow = Awaited<ReturnType<typeof couponRows>>[number]

/** Coupons of a company that its brand site gave out, or one that it adds up. */
export const couponsOf = ({ companyId, sites }: Member) =>
  and(eq(coupon.customerId, companyId), inArray(couponTemplate.siteId, [...sites]))

/** Reads a company's unused coupons on a site that have not expired, including those not valid yet. */
export async function heldCoupons(who: Member) {
  const rows = await couponRows()
    .where(
      and(couponsOf(who), eq(coupon.state, couponState.code.unused), gt(couponTemplate.useTo, clock.now())),
    )
    .orderBy(asc(couponTemplate.useTo), asc(coupon.id))
    .limit(200)
  return rows.map((row) => ({ ...row.terms, id: row.coupon.id, row }))
}
export type HeldCoupon = Awaited<ReturnType<typeof heldCoupons>>[number]

/** Returns whether a buyer owns all of these coupons. */
export async function ownsCoupons(who: Member, ids: string[]): Promise<boolean> {
  const coupons = await heldCoupons(who)
  return ids.every((id) => coupons.some((one) => one.id === id))
}

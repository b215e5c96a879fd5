import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm'
import { couponState } from '../../../../src/money/coupons/coupon-state'
import { shop } from '../../catalogue/shops/shops.table'
import type { Member } from '../../core/auth'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
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

/** What a company could use on a site: unused and not over, though perhaps not valid yet. */
export async function heldCoupons(customerId: string, siteId: string) {
  const rows = await couponRows()
    .where(
      and(
        eq(coupon.customerId, customerId),
        eq(coupon.state, couponState.code.unused),
        eq(couponTemplate.siteId, siteId),
        gt(couponTemplate.useTo, clock.now()),
      ),
    )
    .orderBy(asc(couponTemplate.useTo), asc(coupon.id))
    .limit(200)
  return rows.map((row) => ({ ...row.terms, id: row.coupon.id, row }))
}
export type HeldCoupon = Awaited<ReturnType<typeof heldCoupons>>[number]

/** Whether all of these can be chosen by a buyer. */
export async function ownsCoupons({ companyId, site }: Member, ids: string[]): Promise<boolean> {
  const held = await heldCoupons(companyId, site)
  return ids.every((id) => held.some((one) => one.id === id))
}

import { and, eq, inArray, lte } from 'drizzle-orm'
import { couponState } from '../../../../src/money/coupons/coupon-state'
import { minute } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Job } from '../../core/jobs/jobs'
import { coupon, couponTemplate } from './coupons.table'

/** Unused coupons whose time is over. */
export function expireCoupons() {
  const over = db()
    .select({ id: couponTemplate.id })
    .from(couponTemplate)
    .where(lte(couponTemplate.useTo, clock.now()))
  return db()
    .update(coupon)
    .set({ state: couponState.code.expired })
    .where(and(eq(coupon.state, couponState.code.unused), inArray(coupon.templateId, over)))
}

export const job: Job = { name: 'money/coupons expire', every: 5 * minute, run: expireCoupons }

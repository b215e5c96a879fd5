import { and, count, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { pointsSource } from '../../../../src/money/points/points-source'
import type { Member } from '../../core/security/auth'
import { clock } from '../../core/time/clock'
import { db, tx } from '../../core/database/db'
import { newId } from '../../core/database/ids'
import { notFound, refuse } from '../../core/http/refusal'
import { onlyWherePointsCount } from '../accounts/account-currency'
import { lockFunds } from '../accounts/account-rows'
import { take } from '../accounts/bookings'
import { coupon, couponTemplate } from './coupons.table'
import { couponRows } from './held-coupons'

const gone = () =>
  refuse(422, ['优惠券已领完或已结束', 'All of these coupons have been claimed, or the offer has ended.'])
const enough = () => refuse(422, ['已达领取上限', 'You have claimed as many of these coupons as you can.'])

/** Letters and digits that are distinct when read aloud. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => letters[byte % letters.length]).join('')

/** Reduces the number of coupons left, if any are left and offered now. The row stays locked. */
async function oneFewer(id: string, siteId: string, exchange: boolean) {
  const now = clock.now()
  const own = and(eq(couponTemplate.id, id), eq(couponTemplate.siteId, siteId))
  const [template] = await db().select().from(couponTemplate).where(own)
  if (!template || template.pointsCost > 0 !== exchange) throw notFound()
  const [taken] = await db()
    .update(couponTemplate)
    .set({ taken: sql`${couponTemplate.taken} + 1` })
    .where(
      and(
        own,
        eq(couponTemplate.stopped, 20),
        lte(couponTemplate.receiveFrom, now),
        gt(couponTemplate.receiveTo, now),
        gt(couponTemplate.useTo, now),
        lt(couponTemplate.taken, couponTemplate.total),
      ),
    )
    .returning()
  if (!taken) throw gone()
  return taken
}

/**
 * Gives a company one coupon of a template, for nothing or for its points.
 * @param exchange whether the template is one that costs points
 * @throws Refusal 404 no such template, 422 none left, enough taken, too few points or none that count here
 */
export function takeCoupon({ companyId, site }: Member, templateId: string, exchange: boolean) {
  return tx(async () => {
    if (exchange) await onlyWherePointsCount({ site })
    await lockFunds(companyId)
    const { perCustomer, pointsCost, name } = await oneFewer(templateId, site, exchange)
    const mine = and(eq(coupon.customerId, companyId), eq(coupon.templateId, templateId))
    const [had] = await db().select({ n: count() }).from(coupon).where(mine)
    if ((had?.n ?? 0) >= perCustomer) throw enough()
    const id = newId()
    await db().insert(coupon).values({ id, templateId, customerId: companyId, code: newCode() })
    if (pointsCost > 0)
      await take(companyId, 'points', pointsSource.code.couponExchange, pointsCost, id, name)
    const [row] = await couponRows().where(eq(coupon.id, id))
    if (!row) throw gone()
    return row
  })
}

import { eq } from 'drizzle-orm'
import { db } from '../../../demo/server/core/database/db'
import { after, day } from '../../../demo/server/core/time/business-time'
import { clock } from '../../../demo/server/core/time/clock'
import { siteIds } from '../../../demo/server/core/config/site'
import { newId } from '../../../demo/server/core/database/ids'
import { coupon, couponTemplate } from '../../../demo/server/money/coupons/coupons.table'
import { bed } from '../../trade/checkout/checkout-bed'

type Terms = Partial<typeof couponTemplate.$inferInsert>

/** A template: 1.00 off from 10.00, of everything, given out now. @returns its id */
export const template = (terms: Terms = {}): Promise<string> =>
  bed.inside(async () => {
    const id = newId()
    const now = clock.now()
    await db()
      .insert(couponTemplate)
      .values({
        id,
        siteId: siteIds.main,
        type: 10,
        name: '满 10 减 1',
        kind: 10,
        threshold: 1_000,
        value: 100,
        scope: 10,
        scopeName: '',
        total: 100,
        receiveFrom: after(now, -day),
        receiveTo: after(now, day),
        useFrom: after(now, -day),
        useTo: after(now, 10 * day),
        ...terms,
      })
    return id
  })

/** A coupon in somebody's hands. @returns its id */
export const owned = async (customerId: string, terms: Terms = {}): Promise<string> => {
  const templateId = await template(terms)
  const id = newId()
  await bed.inside(() => db().insert(coupon).values({ id, templateId, customerId, code: id }))
  return id
}

export const stateOf = async (id: string) => {
  const [row] = await bed.inside(() => db().select().from(coupon).where(eq(coupon.id, id)))
  return row?.state
}

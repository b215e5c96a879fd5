import { asc, eq, inArray } from 'drizzle-orm'
import { reviewMachine } from '../../../../src/account/company/review-machine'
import { reviewState } from '../../../../src/account/company/review-state'
import { shop } from '../../catalogue/shops/shops.table'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { locked } from '../../core/documents'
import { mover } from '../../core/move'
import { reviewing, reviewRules, reviewWays, waitsForReview } from '../company/review-desk'
import { notify } from '../reminders/notify'
import { privateShopApply } from './private-shops.table'

const move = mover(privateShopApply, reviewMachine, {
  ...reviewRules,
  entity: 'private_shop_apply',
  hold: (id) => locked(db().select().from(privateShopApply).where(eq(privateShopApply.id, id))),
  async after({ customerId, shopId }, action) {
    if (action === 'approve')
      await notify({
        to: [customerId],
        title: ['私域店铺申请已通过', 'You may enter a private shop'],
        content: ['可以进店采购了', 'It is open to you now.'],
        topic: 'account',
        link: `/shop/${shopId}`,
      })
  },
})

/** Companies that want to buy in private shops. */
export const desk = {
  title: ['私域店铺申请', 'Private shops'],
  async waiting() {
    const rows = await db()
      .select({ of: privateShopApply, name: shop.name })
      .from(privateShopApply)
      .innerJoin(shop, eq(shop.id, privateShopApply.shopId))
      .where(inArray(privateShopApply.reviewState, [...waitsForReview]))
      .orderBy(asc(privateShopApply.updatedAt), asc(privateShopApply.id))
    return rows.map(({ of, name }) => ({
      id: of.id,
      head: `${of.company} → ${name}`,
      lines: [reviewState.find(of.reviewState)?.text ?? '', of.purpose, `${of.contact} ${of.phone}`],
      files: of.files,
      since: of.updatedAt,
      ...reviewWays(of.reviewState),
    }))
  },
  actions: reviewing(move),
} satisfies Desk

import { and, asc, eq, inArray } from 'drizzle-orm'
import { reviewState } from '../../../../src/account/company/review-state'
import { shop } from '../../catalogue/shops/shops.table'
import { audit } from '../../core/audit'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { reviewing, reviewWays, waitsForReview } from '../company/review-desk'
import { notify } from '../notices/notify'
import { privateShopApply } from './private-shops.table'

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
  actions: reviewing(async (id, { from, to, action, reason }) => {
    const [row] = await db()
      .update(privateShopApply)
      .set({ reviewState: to, reason })
      .where(and(eq(privateShopApply.id, id), inArray(privateShopApply.reviewState, [...from])))
      .returning()
    if (!row) return false
    await audit({
      actorType: 'platform',
      entity: 'private_shop_apply',
      entityId: id,
      action,
      toState: to,
      reason,
    })
    if (to === reviewState.code.approved)
      await notify({
        to: [row.customerId],
        title: ['私域店铺申请已通过', 'You may enter a private shop'],
        content: ['可以进店采购了', 'It is open to you now.'],
        link: `/shop/${row.shopId}`,
      })
    return true
  }),
} satisfies Desk

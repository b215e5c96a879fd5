import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import { shop } from '../../catalogue/shops/shops.table'
import { db } from '../../core/db'
import type { Desk } from '../../core/desk'
import { reviewing, reviewMover, waitingForReview } from '../company/review-desk'
import { notify } from '../reminders/notify'
import { privateShopApply } from './private-shops.table'

const rows = (where: SQL) => db().select().from(privateShopApply).where(where)
const withShop = (where: SQL) =>
  db()
    .select({ ...getTableColumns(privateShopApply), shopName: shop.name })
    .from(privateShopApply)
    .innerJoin(shop, eq(shop.id, privateShopApply.shopId))
    .where(where)

const move = reviewMover(privateShopApply, rows, {
  entity: 'private_shop_apply',
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
  waiting: waitingForReview(
    privateShopApply,
    withShop,
    ({ company, shopName, purpose, contact, phone, files }) => ({
      head: `${company} → ${shopName}`,
      lines: [purpose, `${contact} ${phone}`],
      files,
    }),
  ),
  actions: reviewing(move),
} satisfies Desk

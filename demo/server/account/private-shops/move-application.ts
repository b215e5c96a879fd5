import { eq } from 'drizzle-orm'
import { privateShopMachine } from '../../../../src/account/private-shops/private-shop-machine'
import type { Text } from '../../../../src/core/language/messages'
import { shopNamed } from '../../catalogue/shops/shops'
import { db } from '../../core/database/db'
import { locked } from '../../core/documents/documents'
import { mover } from '../../core/documents/move'
import { reviewRules } from '../company/review-desk'
import { notify } from '../reminders/notify'
import { privateShopApply } from './private-shops.table'

type Reminder = { title: Text; content: Text }

/** Reminders about steps. Other steps are only visible in the list. */
const reminders: Partial<Record<keyof typeof privateShopMachine, (shop: string) => Reminder>> = {
  approve: () => ({
    title: ['私域店铺申请已通过', 'Private shop application approved'],
    content: ['可以进店采购了', 'You can now enter the shop and place orders.'],
  }),
  withdraw: (shop) => ({
    title: ['私域店铺已取消授权', 'A private shop has withdrawn its approval'],
    content: [
      `${shop}不再向贵司开放，购物车中的商品予以保留`,
      `${shop} is no longer open to your company. Its goods stay in your cart.`,
    ],
  }),
}

/** Moves an application to a private shop: whom it lets in meets its goods, everywhere and at once. */
export const moveApplication = mover(privateShopApply, privateShopMachine, {
  ...reviewRules,
  entity: 'private_shop_apply',
  hold: (id) => locked(db().select().from(privateShopApply).where(eq(privateShopApply.id, id))),
  async after({ customerId, shopId }, action) {
    const say = reminders[action]
    if (!say) return
    const name = (await shopNamed(shopId))?.name ?? ''
    const link = action === 'approve' ? `/shop/${shopId}` : '/user/private-shops'
    await notify({ to: [customerId], ...say(name), topic: 'account', link })
  },
})

import * as checkout from '../../../../src/trade/checkout/checkout.contract'
import { serve } from '../../core/serve'
import type { App } from '../../core/surroundings'
import { buyerOf } from '../cart/buyer'
import { countOf } from '../cart/cart-count'
import { applyChange } from './change-draft'
import { checkoutWords } from './checkout-words'
import { beginDraft, draftOf } from './draft-rows'
import { submitDraft } from './submit-draft'
import { placedOf, wireDraft } from './wire-draft'

export function routes(app: App) {
  serve(
    app,
    checkout.openDraft,
    async ({ asked, who }) => {
      const buyer = await buyerOf(who)
      return wireDraft(buyer, await beginDraft(buyer, asked.body.cartIdList))
    },
    { lines: true },
  )

  serve(app, checkout.readDraft, async ({ asked, who }) => {
    const buyer = await buyerOf(who)
    return wireDraft(buyer, await draftOf(buyer, asked.path.id))
  })

  serve(
    app,
    checkout.changeDraft,
    async ({ asked, who }) => {
      const buyer = await buyerOf(who)
      return wireDraft(buyer, await applyChange(buyer, asked.path.id, asked.body))
    },
    { lines: true, words: checkoutWords },
  )

  serve(app, checkout.submitOrder, async ({ asked, who }) => {
    const orderIds = await submitDraft(await buyerOf(who), asked.body)
    return { ...(await placedOf(orderIds)), totalCount: await countOf(who.customerId) }
  })
}

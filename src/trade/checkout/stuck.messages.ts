import { messages } from '../../core/language/messages'

/** Messages separate from those of the checkout page, which loads without them. */
export const stuckMessages = messages('checkoutStuck', {
  stuckOffer: [
    '{name} {reason}，询价单须整单下单。可在询价单中再次议价，平台会重新报价并说明交期。',
    '{name}: {reason}. A quotation is ordered as a whole. Negotiate again: the platform then quotes with a delivery time.',
  ],
  stuckNothing: [
    '商品暂不能下单，请调整数量或选择其他商品。',
    'None of the products can be ordered now. Change the quantity or choose other products.',
  ],
  stuckGift: ['积分不足，暂不能兑换。', 'There are not enough points for this gift.'],
})

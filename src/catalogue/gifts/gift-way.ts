import { dictionary } from '../../core/language/dictionary'

/** How a gift is had. The codes are those of the orders that bring it. */
export const giftWay = dictionary('giftWay', {
  withOrder: [20, '随单赠送', 'With an order'],
  forPoints: [40, '积分兑换', 'For points'],
})

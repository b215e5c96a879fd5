import { dictionary } from '../../core/language/dictionary'

/** Ways to obtain a gift. The codes equal those of the orders that deliver it. */
export const giftWay = dictionary('giftWay', {
  withOrder: [20, '随单赠送', 'With an order'],
  forPoints: [40, '积分兑换', 'For points'],
})

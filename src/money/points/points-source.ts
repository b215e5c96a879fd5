import { siteDictionary } from '../../core/language/dictionary'

/** Sources and uses of points. The sign follows the amount. */
export const pointsSource = siteDictionary('pointsSource', {
  platformAdd: [10, '平台添加', 'Platform add'],
  orderPlaced: [20, '下单', 'Order placed'],
  orderRefund: [21, '订单退款', 'Order refund'],
  orderGift: [22, '下单赠送', 'Order gift points'],
  orderReturned: [23, '订单积分返还', 'Order points returned'],
  couponExchange: [30, '兑换优惠券', 'Coupon exchange'],
  registrationGift: [40, '注册赠送', 'Registration gift'],
  birthdayGift: [41, '生日赠送', 'Birthday gift'],
  expired: [90, '积分过期', 'Points expired', 'ended'],
})

import { siteDictionary } from '../../core/language/dictionary'

/** Types of deposit movements. Incoming ones are green. */
export const depositType = siteDictionary('depositType', {
  userTopUp: [10, '用户充值', 'User top-up', 'done'],
  platformTopUp: [11, '平台充值', 'Platform top-up', 'done'],
  orderRefund: [12, '订单退款', 'Order refund', 'done'],
  orderPayment: [20, '订单支付', 'Order payment'],
  userWithdrawal: [21, '用户提现', 'User withdrawal'],
  platformDeduction: [22, '平台扣款', 'Platform deduction'],
})

/** Returns the sign of a movement. It depends on the type, not on the amount. */
export const depositSign = (type: number) => (depositType.tone(type) === 'done' ? '+' : '−')

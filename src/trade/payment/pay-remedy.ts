import { dictionary } from '../../core/language/dictionary'

/** Actions that make a payment method usable, or raise its limit. */
export const payRemedy = dictionary('payRemedy', {
  apply: [10, '申请信用账期', 'Apply for credit'],
  repay: [20, '去还款', 'Repay'],
  raise: [30, '申请提额', 'Apply for more'],
  topUp: [40, '去充值', 'Top up'],
})

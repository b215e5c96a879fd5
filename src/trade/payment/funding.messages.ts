import { messages } from '../../core/language/messages'

export const fundingMessages = messages('funding', {
  title: ['支付方式', 'Payment methods'],
  later: ['可现在选好，也可提交后再选', 'Choose now, or after the order is placed'],
  propose: ['使用建议方案', 'Use the proposal'],
  proposal: ['建议：{parts}', 'Proposal: {parts}'],
  part: ['{name} {amount}', '{name} {amount}'],
  clear: ['清除', 'Clear'],
  available: ['可用 {amount}', '{amount} available'],
  availablePart: ['可用 {amount}，可支付一部分', '{amount} available, pays a part'],
  amountOf: ['{name}支付金额', 'Amount from: {name}'],
  remains: ['支付后剩余 {amount}', '{amount} left afterwards'],
  due: ['计入 {month} 账单，{date} 前还款', 'On the statement of {month}, due by {date}'],
  accounts: ['用账户支付，可组合使用', 'From your accounts, which can be combined'],
  rest: ['余下 {amount} 的支付方式', 'Payment method for the remaining {amount}'],
  all: ['或用其他方式支付全部 {amount}', 'Or another method for the whole {amount}'],
  covered: [
    '账户已支付全部金额；也可改用其他方式',
    'Your accounts pay the whole amount. Or use another method',
  ],
  unusable: ['不可用的支付方式 ({n})', 'Unavailable payment methods ({n})'],
  noReason: ['暂不可用', 'Not available now'],
  points: [
    '将扣除 {points} 积分（可用 {available} 积分）',
    '{points} of {available} points will be deducted',
  ],
  pointsShort: [
    '积分不足：需要 {points} 积分，可用 {available} 积分',
    'Insufficient points: {points} needed, {available} available',
  ],
  afterReview: ['订单审核通过后再付款。', 'The order can be paid once it is approved.'],
  partly: [
    '其中 {amount} 可现在支付，其余在审核后付款。',
    '{amount} can be paid now, the rest after the review.',
  ],
  chooseRest: ['请选择余下金额的支付方式', 'Choose a payment method for the rest.'],
  enterPassword: ['请输入 6 位支付密码', 'Please enter the 6-digit payment password.'],
})

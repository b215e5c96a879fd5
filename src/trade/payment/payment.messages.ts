import { messages } from '../../core/language/messages'

export const paymentMessages = messages('payment', {
  title: ['付款', 'Payment'],
  what: ['付款信息', 'The payment'],
  safe: ['订单不受影响。', 'The order is not affected.'],
  stepAmount: ['确认金额', 'Confirm amount'],
  stepCart: ['购物车', 'Cart'],
  stepConfirm: ['确认订单', 'Confirm order'],
  stepPay: ['付款', 'Payment'],
  stepDone: ['完成', 'Done'],

  methods: ['支付方式', 'Payment methods'],
  accounts: ['账户与线下', 'Accounts and transfer'],
  online: ['在线支付', 'Online'],
  available: ['可用 {amount}', '{amount} available'],
  availableUntil: ['可用 {amount}，{date} 前还款', '{amount} available, due by {date}'],
  payablePart: ['可先付 {amount}，余款另选方式', '{amount} can be paid first, the rest by another method'],
  partAmount: ['本次支付金额', 'Amount of this payment'],
  partHint: [
    '可改小，余款另选支付方式；最多 {amount}',
    'Pay less and the rest by another method; at most {amount}',
  ],
  payPart: ['支付 {amount}', 'Pay {amount}'],
  partRest: ['支付后还需支付 {amount}', '{amount} is left to pay afterwards'],
  offlineNote: [
    '转账后上传凭证，24 小时内审核',
    'Transfer, then submit the voucher; reviewed within 24 hours',
  ],

  amount: ['应付金额', 'Amount to pay'],
  partly: ['订单合计 {total}，其余已支付', 'Order total {total}; the rest is already paid'],
  orderNo: ['订单号', 'Order number'],
  payNo: ['支付单号', 'Payment number'],
  timeLeft: ['剩余支付时间', 'Time left to pay'],
  payNow: ['立即支付', 'Pay now'],
  paying: ['支付中', 'Paying'],
  toProvider: ['前往支付', 'Go to payment'],
  showCode: ['显示支付二维码', 'Show the QR code'],

  password: ['支付密码', 'Payment password'],
  passwordHint: ['6 位数字', '6 digits'],
  enterPassword: ['请输入 6 位支付密码', 'Please enter the 6-digit payment password.'],
  noPassword: [
    '尚未设置支付密码，设置后才能使用账户余额支付。',
    'No payment password is set yet. Set one to pay from your accounts.',
  ],
  setPassword: ['去设置', 'Set'],
  forgotten: ['忘记支付密码', 'Forgot the payment password'],
  passwordFree: [
    '金额在免密额度内，无需支付密码。支付后账户余额立即扣减。',
    'This amount needs no payment password. The account is debited at once.',
  ],
  fromAccount: ['支付后账户余额立即扣减。', 'The account is debited at once.'],
  confirmTitle: ['确认支付 {amount}？', 'Pay {amount}?'],
  confirmText: ['将从{name}中扣除。', 'It will be deducted from: {name}.'],

  code: ['支付二维码', 'QR code of the payment'],
  scan: ['{name}：请用手机扫描二维码付款', '{name}: scan the code with your phone'],
  scanned: [
    '正在等待付款结果，付款后本页自动更新。',
    'Waiting for the payment. This page updates automatically.',
  ],
  openCode: ['打开扫码付款页', 'Open the scan-to-pay page'],
  otherCode: ['重新获取二维码', 'Get a new code'],
  leads: [
    '点击后前往{name}的支付页面，付款后返回本站。',
    'You go to the payment page of {name} and return here after paying.',
  ],
  noPage: [
    '支付页面无法打开，请更换支付方式',
    'The payment page cannot be opened. Please choose another way.',
  ],
  waits: ['正在等待{name}的付款结果…', 'Waiting for the result from {name}…'],
  notPaid: [
    '如未完成付款，可以再次前往或更换支付方式，不会重复扣款。',
    'If you have not paid, go there again or choose another way. Nothing is charged twice.',
  ],

  bankHolder: ['收款户名', 'Account holder'],
  bankName: ['开户银行', 'Bank'],
  bankNo: ['收款账号', 'Account number'],
  bankRemark: ['转账附言', 'Reference'],
  bankAmount: ['转账金额', 'Amount'],
  voucher: ['转账凭证', 'Transfer voucher'],
  voucherFiles: [
    '支持 jpg、png、gif、pdf，单个小于 2 MB，最多 {n} 个',
    'jpg, png, gif or pdf, under 2 MB each, up to {n}',
  ],
  handIn: ['提交凭证', 'Submit the voucher'],
  reviewTitle: ['凭证已提交，等待审核', 'The voucher is being reviewed'],
  reviewText: [
    '我们会在 24 小时内完成审核，审核期间订单不会因超时关闭。',
    'It is reviewed within 24 hours. The order is not closed meanwhile.',
  ],
  reviewOther: ['我们会在 24 小时内完成审核。', 'It is reviewed within 24 hours.'],
  rejected: ['转账凭证未通过审核：{reason}', 'The voucher was rejected: {reason}'],
  rejectedNext: ['请重新提交凭证，或更换支付方式。', 'Submit another one, or choose another payment method.'],

  unknown: [
    '没有收到支付结果，款项可能已经支付。再次支付不会重复扣款。',
    'No answer was received: it may have been paid. Paying again does not charge twice.',
  ],
  askAgain: ['查询结果', 'Check the result'],
  notYet: ['还没有收到付款', 'No payment has arrived yet.'],

  voidTitle: ['订单失效，请重新下单', 'Order no longer valid, place a new order.'],
  voidText: [
    '订单已关闭、已取消，或已改用其他支付单。',
    'It was closed, cancelled, or is paid by another payment.',
  ],
  voidOtherTitle: ['支付单已失效', 'This payment is no longer valid.'],
  voidOtherText: ['已撤回，或已改用其他支付单。', 'It was withdrawn, or replaced by another payment.'],
  returnedText: [
    '订单关闭后收到的款项已退回预存款。',
    'Money received after the order was closed was returned to your advance deposit.',
  ],
  underReviewTitle: ['订单审核中，无法支付', 'Order under review cannot be paid.'],
  underReviewText: [
    '审核通过后即可付款，届时会通知您。',
    'It can be paid once it is approved. You will be notified.',
  ],
  noneTitle: ['没有待付款的订单', 'There is nothing to pay'],
  noneText: ['请从订单列表选择要付款的订单。', 'Choose an order in the list of orders.'],
  toCart: ['返回购物车', 'Back to the cart'],
  goOn: ['继续选购', 'Continue shopping'],
  toPay: ['返回付款', 'Back to the payment'],

  paidTitle: ['支付成功', 'Paid'],
  paidAt: ['{time} 已收到付款', 'Received at {time}'],
  paidAmount: ['支付金额', 'Amount paid'],
  next: ['接下来', 'What happens next'],
  nextPack: [
    '商家备货并发货，物流信息在订单详情中查看。',
    'The shop packs and ships; track the parcels in the order details.',
  ],
  nextReceive: [
    '收货后请按清单核对数量，再确认收货。',
    'Check the quantities on arrival, then confirm receipt.',
  ],
  nextInvoice: [
    '订单完成后可以申请发票和评价商品。',
    'When the order is complete you can ask for an invoice and review the products.',
  ],
  asking: ['正在确认付款结果', 'Confirming the payment'],
  askingText: [
    '付款结果以支付机构的通知为准，通常在几秒内到达。',
    'The payment provider’s notification decides; it usually arrives within seconds.',
  ],
  resultOf: ['付款结果', 'Payment result'],
})

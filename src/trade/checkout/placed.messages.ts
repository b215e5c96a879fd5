import { messages } from '../../core/language/messages'

/** Messages separate from those of the checkout page, which loads without them. */
export const placedMessages = messages('placed', {
  arrival: ['预计送达', 'Arrives'],
  arrivesOn: ['{day} 前', 'by {day}'],
  paidBy: ['支付明细', 'Paid by'],
  paidWith: ['{name}支付', 'Paid: {name}'],
  paidPoints: ['扣除积分', 'Points deducted'],
  requested: ['采购申请已提交', 'Purchase request submitted'],
  requestedText: [
    '申请 {no} 等待审批，批准后生成订单。',
    'Request {no} waits for approval and becomes an order afterwards.',
  ],
  requestHeld: ['价格和库存保留至 {time}', 'Price and stock are held until {time}.'],
  approvedLater: ['紧急采购申请 {no} 待补审批。', 'Emergency request {no} still waits for approval.'],
  toRequest: ['查看申请', 'View request'],
  goOn: ['继续购物', 'Continue shopping'],
  next: ['接下来', 'What comes next'],
  nextShip: [
    '平台按预计日期发货，可在订单中查看物流。',
    'The goods are shipped for the expected day; follow the parcels in the order.',
  ],
  nextCheck: [
    '收货后在验收清单中核对数量，再确认收货。',
    'Count the goods in the check list, then confirm receipt.',
  ],
  nextInvoice: [
    '确认收货后按下单时的要求开票，也可另行申请。',
    'The invoice follows receipt, as asked for at checkout, or apply for it then.',
  ],
})

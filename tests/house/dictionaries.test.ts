import { describe, expect, test } from 'vitest'
import { reviewState } from '../../src/words/review-state'
import { invitationState } from '../../src/account/invitations/invitation-state'
import { memberState } from '../../src/account/members/member-state'
import { activityState } from '../../src/catalogue/activities/activity-state'
import { stockOf, stockState } from '../../src/catalogue/goods/stock-state'
import { giftWay } from '../../src/catalogue/gifts/gift-way'
import { shopType } from '../../src/catalogue/shops/shop-type'
import type { Dictionary } from '../../src/core/language/dictionary'
import { listRange } from '../../src/core/store/list-range'
import { yesNoWords } from '../../src/core/language/yes-no'
import { reminderTopic } from '../../src/account/reminders/reminder-topic'
import { performanceBy } from '../../src/account/performance/performance-by'
import { commissionType } from '../../src/account/promotion/commission-type'
import { payoutState } from '../../src/account/promotion/payout'
import { todoKind } from '../../src/account/todo/todo-kind'
import { refundState } from '../../src/trade/payment/refund-state'
import { budgetBasis } from '../../src/money/budgets/budget-basis'
import { budgetEntryType } from '../../src/money/budgets/budget-entry-type'
import { budgetPeriod } from '../../src/money/budgets/budget-period'
import { costCentreRule } from '../../src/money/budgets/cost-centre-rule'
import { poNumberRule } from '../../src/money/budgets/po-number-rule'
import { bondKind, bondState } from '../../src/money/bonds/bond'
import { couponKind } from '../../src/money/coupons/coupon-kind'
import { couponScope } from '../../src/money/coupons/coupon-scope'
import { couponState } from '../../src/money/coupons/coupon-state'
import { couponType } from '../../src/money/coupons/coupon-type'
import { templateState } from '../../src/money/coupons/template-state'
import { billState } from '../../src/money/credit/bill-state'
import { lineMark } from '../../src/money/credit/line-mark'
import { thirdBillState } from '../../src/money/credit/third-bill-state'
import { creditType } from '../../src/money/credit/credit-type'
import { depositSign, depositType } from '../../src/money/deposit/deposit-type'
import { chargeKind } from '../../src/money/invoices/charge-kind'
import { chargeState } from '../../src/money/invoices/charge-state'
import { invoiceMedium } from '../../src/money/invoices/invoice-medium'
import { titleKind } from '../../src/money/invoices/title-kind'
import { commentState } from '../../src/catalogue/reviews/comment-state'
import { invoiceState } from '../../src/words/invoice-state'
import { invoiceType } from '../../src/money/invoices/invoice-type'
import { pointsSource } from '../../src/money/points/points-source'
import { claimKind, claimState } from '../../src/money/reimbursement/claim'
import { userType } from '../../src/session/user-type'
import { afterSalesReason } from '../../src/trade/after-sales/after-sales-reason'
import { afterSalesState } from '../../src/trade/after-sales/after-sales-state'
import { afterSalesType } from '../../src/trade/after-sales/after-sales-type'
import { returnMethod } from '../../src/trade/after-sales/return-method'
import { returnState } from '../../src/trade/after-sales/return-state'
import { deliveryWay } from '../../src/trade/checkout/delivery-way'
import { promiseKind } from '../../src/trade/delivery/promise-kind'
import { requestState } from '../../src/trade/requests/request-state'
import { complaintState, complaintType } from '../../src/trade/complaints/complaint'
import { contractState } from '../../src/trade/contracts/contract'
import { enquiryState } from '../../src/trade/enquiries/enquiry-state'
import { offerState } from '../../src/trade/offers/offer-state'
import { cancelReason } from '../../src/trade/orders/cancel-reason'
import { withheldReason } from '../../src/trade/orders/withheld-reason'
import { orderState } from '../../src/words/order-state'
import { orderType } from '../../src/trade/orders/order-type'
import { trackStep } from '../../src/trade/orders/track-step'
import { reminderState } from '../../src/account/reminders/reminder-state'
import { exportState } from '../../src/account/downloads/export-state'
import { payMethod } from '../../src/words/pay-method'
import { payRemedy } from '../../src/trade/payment/pay-remedy'
import { payOrderState } from '../../src/words/pay-order-state'
import { filesBelow, textOf } from './sources'

// Copied by hand from the specification (codes, English) and the design language (Chinese, colour), not from the
// code: a letter before the Chinese label is its colour — amber, brand, green, red, hollow grey, or none.
const tables: [string, Dictionary, string][] = [
  [
    'order state',
    orderState,
    `10 A待审核 Pending review; 20 A待签约 Pending signing; 30 A待付款 To be paid; 40 B待发货 To be shipped;
     50 B部分发货 Partly shipped; 60 B待收货 To be received; 70 G已完成 Completed; 80 H已关闭 Closed;
     90 H已取消 Cancelled`,
  ],
  [
    'pay-order state',
    payOrderState,
    `0 A待确认 To be confirmed; 10 A待付款 To be paid; 15 A待审核 Pending review; 20 A待确认 To be confirmed;
     30 R已驳回 Rejected; 40 G已付款 Paid`,
  ],
  [
    'review state',
    reviewState,
    `10 A待审核 Pending review; 15 B审核中 Under review; 20 G已通过 Approved; 30 R已驳回 Rejected`,
  ],
  [
    'invitation',
    invitationState,
    `10 A待接受 Waiting; 20 G已接受 Accepted; 30 H已撤回 Withdrawn; 40 H已过期 Expired`,
  ],
  ['sub-account', memberState, `10 G正常 Active; 20 H已停用 Disabled`],
  [
    'after-sales state',
    afterSalesState,
    `10 A待审核 Pending review; 20 R已驳回 Rejected; 30 A待退回 Waiting for user return; 40 B已退回 Returned;
     50 B退款中 Refund in progress; 60 B待补发 Awaiting resend; 70 B补发待收货 Awaiting receipt after resend;
     80 G已完成 Completed`,
  ],
  [
    'return state',
    returnState,
    `10 A已申请 Applied; 20 R已驳回 Rejected; 21 A待退回 Waiting for user return; 30 G已通过 Approved;
     40 B已退回 Returned; 50 B已收到退货 Return received; 60 B待退款 Awaiting refund; 70 G退款完成 Refund completed;
     80 B待发货 Awaiting shipment; 90 B已发货 Shipped; 91 G已确认收货 Receipt confirmed; 95 H用户取消 User cancelled;
     96 G投诉完成 Complaint completed; 99 G已完成 Completed`,
  ],
  [
    'invoice state',
    invoiceState,
    `10 H未申请 Not applied; 20 A待开票 Pending invoicing; 25 B已开票 Invoiced; 30 B已邮寄 Mailed;
     40 G已完成 Completed`,
  ],
  [
    'complaint state',
    complaintState,
    `10 A待处理 Waiting; 20 G处理成功 Success; 30 H已关闭 Closed; 40 H买家撤回 Withdrawn by buyer`,
  ],
  [
    'request state',
    requestState,
    `10 A待审批 Waiting for approval; 20 A已退回 Returned; 30 B已批准 Approved; 40 G已下单 Ordered;
     50 R已驳回 Rejected; 60 H已撤回 Withdrawn; 70 H已过期 Expired; 80 R下单失败 Not ordered`,
  ],
  ['activity', activityState, `10 A未开始 Not started; 20 B进行中 Running; 30 H已结束 Ended`],
  [
    'pay method',
    payMethod,
    `10 扫码支付 Scan code; 20 支付宝 App/Alipay app; 30 微信扫码 WeChat scan; 40 微信公众号 WeChat public;
     50 微信 App/WeChat app; 60 微信小程序 WeChat mini-program; 70 银联在线（PC） UnionPay PC;
     80 银联手机 UnionPay mobile; 90 线下支付 Offline; 95 信用账期 Credit; 96 预存款 Advance deposit;
     97 积分 Points; 100 企业网银 Corporate net-banking`,
  ],
  [
    'pay remedy',
    payRemedy,
    `10 申请信用账期 Apply for credit; 20 去还款 Repay; 30 申请提额 Apply for more; 40 去充值 Top up`,
  ],
  [
    'after-sales type',
    afterSalesType,
    `10 换货 Exchange; 20 退款 Refund; 30 退货退款 Return and refund; 40 取消订单 Cancel order`,
  ],
  [
    'return method',
    returnMethod,
    `10 自行寄回 Send back yourself; 20 上门取件 Door pickup; 30 无需退回 None needed`,
  ],
  [
    'after-sales reason',
    afterSalesReason,
    `10 质量问题 Quality; 20 七天无理由 Seven-day no-excuse; 30 地址填错 Wrong address;
     40 不想要了 No longer wanted; 50 价格偏高 Price too high; 60 商品发错 Wrong product; 70 缺货 Out of stock;
     80 其他 Other`,
  ],
  [
    'cancel reason',
    cancelReason,
    `10 地址填错 Wrong address; 20 不想要了 No longer wanted; 30 价格太贵 Too expensive;
     40 拍错或多拍 Wrong or multiple items; 50 缺货 Out of stock; 60 其他 Other`,
  ],
  [
    'complaint type',
    complaintType,
    `10 商品 Product; 20 配送 Delivery; 30 支付 Payment; 40 促销 Promotion; 50 账户 Account; 60 发票 Invoice;
     70 系统 System; 80 退换货 Return/exchange; 90 表扬或投诉员工 Praise/complaint staff; 100 其他 Other`,
  ],
  ['order type', orderType, `10 标准 Standard; 20 礼品 Gift; 30 B定制 Custom; 40 积分 Points`],
  [
    'shop type',
    shopType,
    `10 品牌旗舰店 Brand flagship; 20 品牌专卖店 Brand store; 30 类目专营店 Category franchise;
     40 运营商自营 Operator self-owned; 50 多类目店 Multi-category`,
  ],
  ['gift way', giftWay, `20 随单赠送 With an order; 40 积分兑换 For points`],
  ['coupon type', couponType, `10 平台券 Platform; 20 商家券 Merchant`],
  ['coupon kind', couponKind, `10 满减券 Amount off; 20 折扣券 Percent off`],
  [
    'coupon scope',
    couponScope,
    `10 全场通用 All goods; 20 限指定店铺 Goods of some shops; 30 限指定分类 Goods of some categories;
     40 限指定商品 Certain goods`,
  ],
  [
    'coupon template state',
    templateState,
    `10 H未开始 Not started; 20 B可领取 Open; 30 H已结束 Ended; 40 H已停止 Stopped`,
  ],
  [
    'credit type',
    creditType,
    `10 G授信额度 Credit line granted; 11 G订单退款 Order refund; 12 G账单还款 Repayment; 20 订单支付 Order payment;
     21 额度下调 Credit line lowered`,
  ],
  [
    'deposit type',
    depositType,
    `10 G用户充值 User top-up; 11 G平台充值 Platform top-up; 12 G订单退款 Order refund; 20 订单支付 Order payment;
     21 用户提现 User withdrawal; 22 平台扣款 Platform deduction`,
  ],
  [
    'points source',
    pointsSource,
    `10 平台添加 Platform add; 20 下单 Order placed; 21 订单退款 Order refund; 22 下单赠送 Order gift points;
     23 订单积分返还 Order points returned; 30 兑换优惠券 Coupon exchange; 40 注册赠送 Registration gift;
     41 生日赠送 Birthday gift; 90 H积分过期 Points expired`,
  ],
  [
    'list range',
    listRange,
    `1 近 1 个月/Within 1 month; 3 近 3 个月/Within 3 months; 6 近半年 Within half a year; 12 近 1 年/Within 1 year`,
  ],
  ['yes or no', yesNoWords, `10 是 Yes; 20 否 No`],
  ['user type', userType, `10 零售会员 Retail member; 20 企业会员 Enterprise member`],
  // No codes in the specification: ours.
  ['invoice type', invoiceType, `10 增值税普通发票 VAT ordinary; 20 增值税专用发票 VAT special`],
  ['title kind', titleKind, `10 个人 Personal; 20 企业普票/Company, ordinary; 30 企业专票/Company, special`],
  ['invoice medium', invoiceMedium, `10 电子发票 Electronic; 20 纸质发票 Paper`],
  ['charge kind', chargeKind, `10 邮费 Postage; 20 税差 Tax difference`],
  [
    'charge state',
    chargeState,
    `10 A待支付 To be paid; 20 G已支付 Paid; 30 H已取消 Cancelled; 40 H已退回 Refunded`,
  ],
  ['comment state', commentState, `10 B已发布 Published; 20 G商家已回复 Seller replied; 90 H已删除 Deleted`],
  [
    'promise kind',
    promiseKind,
    `10 G现货 In stock; 20 A到货后发出 Sent once restocked; 30 A定制后发出 Sent once made`,
  ],
  ['delivery way', deliveryWay, `10 快递物流 Express; 20 大件货运，含卸货 Freight carrier with unloading`],
  [
    'track step',
    trackStep,
    `10 B快递已揽收 Collected by the carrier; 20 B已离开发货地分拨中心 Departed from the sorting centre;
     30 B运输中 On the way; 40 B已到达目的地网点 Arrived at the local depot; 50 B派送中 Out for delivery; 60 G已签收 Delivered`,
  ],
  ['reminder state', reminderState, `10 B未读 Unread; 20 H已读 Read`],
  [
    'export state',
    exportState,
    `10 A排队中 Queued; 20 B生成中 Being generated; 30 G已完成 Ready; 40 R生成失败 Failed`,
  ],
  [
    'withheld reason',
    withheldReason,
    `10 商品均已申请过售后 All pieces are in after-sales or have been refunded.; 20 已超过售后期限 The after-sales period is over.;
     30 没有可开票金额 No amount is left to invoice.; 40 商品均已评价 All goods have been reviewed.`,
  ],
  ['stock state', stockState, `10 G库存充足 Stock adequate; 20 A库存紧张 Stock tight; 30 H缺货 Out of stock`],
  [
    'credit bill',
    billState,
    `10 H未出账 Not billed yet; 20 A待确认 To be confirmed; 25 A有异议 Disputed; 30 A待还款 To be repaid;
     40 B部分还款 Partly repaid; 50 G已还清 Settled; 60 R已逾期 Overdue`,
  ],
  ['coupon state', couponState, `10 A未使用 Unused; 20 B使用中 In use; 30 G已使用 Used; 40 H已过期 Expired`],
  [
    'offer state',
    offerState,
    `10 B待报价 To be quoted; 20 A已报价 Quoted; 30 G已接受 Accepted; 40 R已拒绝 Declined; 50 H已过期 Expired;
     90 H已撤回 Withdrawn`,
  ],
  [
    'enquiry state',
    enquiryState,
    `10 B询价中 Open; 20 A已有报价 Quotes received; 30 G已采纳 Accepted; 40 H已关闭 Closed`,
  ],
  [
    'contract state',
    contractState,
    `10 A待审核 Pending review; 20 A待签署 To be signed; 30 G生效中 In force; 40 H已到期 Expired;
     50 R已终止 Terminated`,
  ],
  [
    'bond state',
    bondState,
    `10 A待缴纳 To be paid; 15 A待审核 Pending review; 40 G已缴纳 Paid; 50 B退还中 Refund in progress;
     60 H已退还 Refunded`,
  ],
  [
    'expense claim',
    claimState,
    `10 H草稿 Draft; 20 B审核中 Under review; 30 B待打款 To be paid; 40 R已驳回 Rejected; 50 G已打款 Paid`,
  ],
  [
    'bond kind',
    bondKind,
    `10 履约保证金/Performance bond; 20 投标保证金/Bid bond; 30 质量保证金/Warranty bond`,
  ],
  [
    'claim kind',
    claimKind,
    `10 运费垫付 Freight; 20 差旅 Travel; 30 检测费 Inspection; 40 维修费 Repair; 90 其他 Other`,
  ],
  [
    'line of a statement',
    lineMark,
    `10 A未核对/Not checked; 20 G已核对 Checked; 30 R有异议 Disputed; 40 B已答复 Answered`,
  ],
  ['third-party statement', thirdBillState, `10 A待还款/To be repaid; 20 G已还清 Settled`],
  [
    'reminder topic',
    reminderTopic,
    `10 订单与询价/Orders and quotations; 20 售后与投诉/After-sales and complaints; 30 资金与发票/Funds and invoices;
     40 账户与其他/Account and others`,
  ],
  [
    'part of a refund',
    refundState,
    `10 B退款中 Refunding; 20 G已退回 Returned; 30 G已退至预存款/Returned to the deposit`,
  ],
  [
    'performance by',
    performanceBy,
    `10 按月/By month; 20 按品类/By category; 30 按成员/By member; 40 按成本中心/By cost centre;
     50 按供应商/By supplier`,
  ],
  [
    'budget basis',
    budgetBasis,
    `10 商品不含税/Goods without tax; 20 商品含税/Goods with tax; 30 商品含税及运费/Goods with tax and freight`,
  ],
  [
    'budget entry',
    budgetEntryType,
    `10 设定预算/Budget set; 11 调整预算/Budget changed; 12 转入/Moved in; 13 转出/Moved out; 20 结转转入/Carried in; 21 结转转出/Carried out;
     30 占用/Reserved; 31 使用/Used; 32 释放/Released`,
  ],
  ['budget period', budgetPeriod, `10 月度/Month; 20 季度/Quarter; 30 年度/Year; 40 自定义/Own dates`],
  [
    'cost centre rule',
    costCentreRule,
    `10 可自由填写/Free text; 20 仅限已有成本中心/Known cost centres only;
     30 必填，仅限已有成本中心/Required, known cost centres only`,
  ],
  [
    'PO number rule',
    poNumberRule,
    `10 选填/Optional; 20 必填/Required; 30 必填且不可重复/Required and unique`,
  ],
  [
    'commission',
    commissionType,
    `10 G订单佣金/Commission of an order; 20 退款扣回/Taken back for a refund; 30 佣金提现 Payout;
     31 提现退回/Payout returned`,
  ],
  [
    'payout of commission',
    payoutState,
    `10 B审核中/Under review; 20 B待打款/To be paid; 30 G已打款 Paid; 40 R已驳回 Rejected; 50 H已撤回 Withdrawn`,
  ],
  [
    'to-do',
    todoKind,
    `10 A审批采购申请/Approve a purchase request; 20 A签约 Sign; 30 A付款 Pay; 40 A答复报价/Answer a quotation; 50 A寄回退货/Send goods back;
     60 B确认收货/Confirm receipt; 70 A确认账单/Confirm a statement; 75 A账单还款/Repay a statement;
     80 A缴纳保证金/Pay a bond; 90 优惠券将过期/Coupon expires; 95 积分将过期/Points expire`,
  ],
]

const tones: Record<string, string> = { A: 'waits', B: 'moves', G: 'done', R: 'refused', H: 'ended' }

function row(line: string) {
  const match = /^(\d+) ([ABGRH](?=\p{Script=Han}))?(?:(.+)\/(?=[A-Z].*\D$)|(\S+) )(.+)$/u.exec(line.trim())
  if (!match) throw new Error(`cannot read ${line}`)
  const [, code, colour = '', spaced, plain, en] = match
  return { code: Number(code), zh: spaced ?? plain, en, tone: tones[colour] ?? 'plain' }
}

const rows = (table: string) => table.split(';').map((line) => row(line.replace(/\s+/g, ' ')))

describe.each(tables)('%s', (_, words, table) => {
  test('has the codes, labels, tones and order of the table', () => {
    const inCode = words.entries.map(({ code, text: [zh, en], tone }) => ({ code, zh, en, tone }))
    expect(inCode).toEqual(rows(table))
  })

  test('accepts codes as numbers and as text', () => {
    for (const { code, zh, en, tone } of rows(table)) {
      expect(words.label(code, 'zh-CN')).toBe(zh)
      expect(words.label(String(code), 'en')).toBe(en)
      expect(words.tone(code)).toBe(tone)
      expect(words.is(code)).toBe(true)
    }
  })

  test('shows an unknown code as it is', () => {
    expect(words.label(987, 'zh-CN')).toBe('未知（987）')
    expect(words.label(987, 'en')).toBe('Unknown (987)')
    expect(words.tone(987)).toBe('plain')
    expect(words.is(987)).toBe(false)
  })
})

test('every dictionary of the kit is in the table', () => {
  const sources = import.meta.glob<string>('../../src/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const declared = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/= (?:d|siteD)ictionary\('(\w+)'/g)].map(([, name]) => name),
  )
  const documents = filesBelow('src').filter((file) => file.endsWith('-machine.ts'))
  // States that stand with their machine are no code of another system that a table could be checked by.
  const own = documents.flatMap((file) =>
    [...textOf(file).matchAll(/= (?:d|siteD)ictionary\('(\w+)'/g)].map(([, name = '']) => name),
  )
  expect(new Set(declared)).toEqual(new Set([...tables.map(([, words]) => words.name), ...own]))
})

test('stock state follows stock and safety stock', () => {
  const cases = [
    [100, 20, 'adequate'],
    [20, 20, 'adequate'],
    [19, 20, 'tight'],
    [1, 20, 'tight'],
    [1, 0, 'adequate'],
    [0, 0, 'out'],
    [0, 20, 'out'],
    [-3, 0, 'out'],
    [Number.NaN, 5, 'out'],
  ] as const
  for (const [stockQuantity, safetyStock, expected] of cases)
    expect([stockQuantity, safetyStock, stockOf({ stockQuantity, safetyStock })]).toEqual([
      stockQuantity,
      safetyStock,
      expected,
    ])
})

test('a deposit movement carries the sign of its type', () => {
  expect([10, 11, 12, 20, 21, 22].map((type) => depositSign(type)).join('')).toBe('+++−−−')
})

import { commissionType } from '../../../../src/account/promotion/commission-type'
import { reminderTopic } from '../../../../src/account/reminders/reminder-topic'
import { shopType } from '../../../../src/catalogue/shops/shop-type'
import type { Dictionary } from '../../../../src/core/language/dictionary'
import type { Text } from '../../../../src/core/language/messages'
import { bondKind } from '../../../../src/money/bonds/bond'
import { couponKind } from '../../../../src/money/coupons/coupon-kind'
import { couponType } from '../../../../src/money/coupons/coupon-type'
import { creditType } from '../../../../src/money/credit/credit-type'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { chargeKind } from '../../../../src/money/invoices/charge-kind'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'
import { invoiceType } from '../../../../src/money/invoices/invoice-type'
import { titleKind } from '../../../../src/money/invoices/title-kind'
import { pointsSource } from '../../../../src/money/points/points-source'
import { claimKind } from '../../../../src/money/reimbursement/claim'
import { afterSalesReason } from '../../../../src/trade/after-sales/after-sales-reason'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { returnMethod } from '../../../../src/trade/after-sales/return-method'
import { deliveryWay } from '../../../../src/trade/checkout/delivery-way'
import { complaintType } from '../../../../src/trade/complaints/complaint'
import { cancelReason } from '../../../../src/trade/orders/cancel-reason'
import { orderType } from '../../../../src/trade/orders/order-type'
import { payMethod } from '../../../../src/words/pay-method'

/** Dictionaries whose entries a site may rename, with their titles. */
export const siteDictionaries: readonly (readonly [of: Pick<Dictionary, 'name' | 'entries'>, text: Text])[] =
  [
    [cancelReason, ['取消原因', 'Reasons to cancel']],
    [orderType, ['订单类型', 'Kinds of orders']],
    [payMethod, ['支付方式', 'Ways to pay']],
    [deliveryWay, ['配送方式', 'Ways of delivery']],
    [afterSalesType, ['售后类型', 'Kinds of after-sales']],
    [afterSalesReason, ['售后原因', 'Reasons of after-sales']],
    [returnMethod, ['退货方式', 'Ways to send back']],
    [complaintType, ['投诉类型', 'Kinds of complaints']],
    [invoiceType, ['发票类型', 'Kinds of invoices']],
    [invoiceMedium, ['发票介质', 'Forms of invoices']],
    [titleKind, ['抬头类型', 'Kinds of invoice titles']],
    [chargeKind, ['发票费用', 'Charges of invoices']],
    [couponType, ['优惠券出资方', 'Who pays for coupons']],
    [couponKind, ['优惠券类型', 'Kinds of coupons']],
    [bondKind, ['保证金类型', 'Kinds of bonds']],
    [claimKind, ['报销类型', 'Kinds of claims']],
    [creditType, ['账期流水类型', 'Kinds of credit entries']],
    [depositType, ['预存款流水类型', 'Kinds of deposit entries']],
    [pointsSource, ['积分来源', 'Sources of points']],
    [commissionType, ['佣金类型', 'Kinds of commission']],
    [reminderTopic, ['消息类型', 'Topics of messages']],
    [shopType, ['店铺类型', 'Kinds of shops']],
  ]

import { reminderTopic } from '../../../../src/account/reminders/reminder-topic'
import { commissionType } from '../../../../src/account/promotion/commission-type'
import { reviewState } from '../../../../src/words/review-state'
import { shopType } from '../../../../src/catalogue/shops/shop-type'
import type { Dictionary } from '../../../../src/core/language/dictionary'
import { listRange } from '../../../../src/core/store/list-range'
import { yesNoWords } from '../../../../src/core/language/yes-no'
import { bondKind } from '../../../../src/money/bonds/bond'
import { couponKind } from '../../../../src/money/coupons/coupon-kind'
import { couponType } from '../../../../src/money/coupons/coupon-type'
import { creditType } from '../../../../src/money/credit/credit-type'
import { depositType } from '../../../../src/money/deposit/deposit-type'
import { chargeKind } from '../../../../src/money/invoices/charge-kind'
import { invoiceMedium } from '../../../../src/money/invoices/invoice-medium'
import { invoiceState } from '../../../../src/words/invoice-state'
import { invoiceType } from '../../../../src/money/invoices/invoice-type'
import { titleKind } from '../../../../src/money/invoices/title-kind'
import { pointsSource } from '../../../../src/money/points/points-source'
import { claimKind } from '../../../../src/money/reimbursement/claim'
import { userType } from '../../../../src/session/user-type'
import { afterSalesReason } from '../../../../src/trade/after-sales/after-sales-reason'
import { afterSalesState } from '../../../../src/trade/after-sales/after-sales-state'
import { afterSalesType } from '../../../../src/trade/after-sales/after-sales-type'
import { returnMethod } from '../../../../src/trade/after-sales/return-method'
import { returnState } from '../../../../src/trade/after-sales/return-state'
import { deliveryWay } from '../../../../src/trade/checkout/delivery-way'
import { complaintState, complaintType } from '../../../../src/trade/complaints/complaint'
import { cancelReason } from '../../../../src/trade/orders/cancel-reason'
import { orderState } from '../../../../src/words/order-state'
import { orderType } from '../../../../src/trade/orders/order-type'
import { payMethod } from '../../../../src/words/pay-method'
import { payOrderState } from '../../../../src/words/pay-order-state'

const known: readonly Dictionary[] = [
  afterSalesReason,
  afterSalesState,
  afterSalesType,
  bondKind,
  cancelReason,
  chargeKind,
  claimKind,
  commissionType,
  complaintState,
  complaintType,
  couponKind,
  couponType,
  creditType,
  deliveryWay,
  depositType,
  invoiceMedium,
  invoiceState,
  invoiceType,
  listRange,
  orderState,
  orderType,
  payMethod,
  payOrderState,
  pointsSource,
  reminderTopic,
  returnMethod,
  returnState,
  reviewState,
  shopType,
  titleKind,
  userType,
  yesNoWords,
]

/** Dictionaries that clients use for choice fields, by name. */
export const kitDictionaries: ReadonlyMap<string, Dictionary> = new Map(known.map((one) => [one.name, one]))

export {
  afterSalesInfo,
  lookUpExchangeSkus,
  tryRefund,
  applyForRefund,
  applyForExchange,
  reapplyAfterSales,
  type ExchangeSku,
  type ClaimLine,
  type ApplyInfo,
  type RefundGift,
} from '../../src/trade/after-sales/after-sales-apply.contract'
export {
  withdrawAfterSales,
  returnGoods,
  confirmResent,
} from '../../src/trade/after-sales/after-sales-steps.contract'
export {
  pageAfterSales,
  afterSalesDetail,
  type AfterSalesLine,
  type AfterSalesRow,
  type AfterSalesLogEntry,
  type AfterSalesDetail,
} from '../../src/trade/after-sales/after-sales.contract'
export { addToCart, cartCount, type RequireInfo } from '../../src/trade/cart/add-to-cart.contract'
export {
  getCart,
  updateQuantity,
  updateRequirement,
  selectAll,
  chooseCoupons,
  selectLines,
  keepLines,
  deleteLines,
  type CartLine,
  type Promotion,
  type CartSummary,
  type Cart,
} from '../../src/trade/cart/cart.contract'
export {
  openDraft,
  readDraft,
  changeDraft,
  submitOrder,
  type DraftLine,
  type InvoiceWish,
  type Placed,
  type Draft,
  type DraftChange,
} from '../../src/trade/checkout/checkout.contract'
export {
  pageComplaints,
  complaintDetail,
  fileComplaint,
  stepComplaint,
  writeToComplaint,
  type ComplaintRow,
  type ComplaintDetail,
} from '../../src/trade/complaints/complaints.contract'
export {
  applyForContract,
  pageContracts,
  contractDetail,
  signContract,
  withdrawContract,
  contractFile,
  type ContractRow,
  type ContractDetail,
} from '../../src/trade/contracts/contracts.contract'
export {
  promiseDelivery,
  type DeliveryPromise,
  type KeptPromise,
} from '../../src/trade/delivery/delivery.contract'
export {
  addEnquiry,
  pageEnquiries,
  enquiryDetail,
  type EnquiryRow,
  type EnquiryQuote,
  type EnquiryMessage,
  type EnquiryDetail,
} from '../../src/trade/enquiries/enquiries.contract'
export { pageEnquiryOrders } from '../../src/trade/enquiries/enquiry-orders.contract'
export {
  selectQuote,
  closeEnquiry,
  enquiryToCart,
  writeToEnquiry,
} from '../../src/trade/enquiries/enquiry-steps.contract'
export {
  acceptOffer,
  declineOffer,
  withdrawOffer,
  askOfferAgain,
  writeToOffer,
} from '../../src/trade/offers/offer-steps.contract'
export {
  addOffer,
  pageOffers,
  offerDetail,
  type OfferLine,
  type OfferRow,
  type OfferDetail,
} from '../../src/trade/offers/offers.contract'
export {
  orderDetail,
  type Parcel,
  type OrderLogEntry,
  type OrderDetail,
} from '../../src/trade/orders/order-detail.contract'
export { exportOrders } from '../../src/trade/orders/order-export.contract'
export {
  cancelOrder,
  receiveOrder,
  signOrder,
  remindOrder,
  hideOrder,
  checkGoods,
  reviewOrder,
} from '../../src/trade/orders/order-steps.contract'
export {
  buyAgain,
  pageOrders,
  type OrderLine,
  type GiftOfOrder,
  type OrderRow,
} from '../../src/trade/orders/orders.contract'
export {
  pageOwnGoods,
  addOwnGoods,
  updateOwnGoods,
  deleteOwnGoods,
  type OwnGoods,
} from '../../src/trade/own-goods/own-goods.contract'
export {
  listPayType,
  payDetail,
  payState,
  pay,
  payOffline,
  changeMethod,
  mergePay,
  payPart,
  payNotify,
  type PayType,
  type PayOrder,
  type Paying,
} from '../../src/trade/payment/payment.contract'
export {
  pageRequests,
  requestDetail,
  stepRequest,
  decideRequest,
  editRequest,
  reassignRequest,
  approvalPlanOf,
  type RequestLine,
  type PlanStep,
} from '../../src/trade/requests/requests.contract'
export {
  approvalRules,
  lookUpRuleValues,
  saveRule,
  deleteRule,
  saveApprovalSettings,
  addDeputy,
  deleteDeputy,
  type ApprovalRule,
  type Deputy,
} from '../../src/trade/approval-rules/approval-rules.contract'
export { type RuleCondition } from '../../src/trade/approval-rules/rule-condition.contract'

import { describe } from 'vitest'
import { moveApplication } from '../../demo/server/account/private-shops/move-application'
import { privateShopApply } from '../../demo/server/account/private-shops/private-shops.table'
import { moveComment } from '../../demo/server/catalogue/reviews/move-comment'
import { orderComment } from '../../demo/server/catalogue/reviews/reviews.table'
import { bond } from '../../demo/server/money/bonds/bonds.table'
import { moveBond } from '../../demo/server/money/bonds/move-bond'
import { movePayout } from '../../demo/server/account/promotion/move-payout'
import { commissionPayout } from '../../demo/server/account/promotion/promotion.table'
import { creditBill } from '../../demo/server/money/credit/credit.table'
import { moveBill } from '../../demo/server/money/credit/move-bill'
import { depositWithdraw } from '../../demo/server/money/deposit/deposit.table'
import { moveWithdrawal } from '../../demo/server/money/deposit/move-withdrawal'
import { moveCharge } from '../../demo/server/money/invoices/charges'
import { invoiceTitle } from '../../demo/server/money/invoices/invoice-papers.table'
import { moveTitle } from '../../demo/server/money/invoices/invoice-titles.desk'
import { invoice, invoiceCharge } from '../../demo/server/money/invoices/invoices.table'
import { moveInvoice } from '../../demo/server/money/invoices/move-invoice'
import { moveClaim } from '../../demo/server/money/reimbursement/move-claim'
import { expenseClaim } from '../../demo/server/money/reimbursement/reimbursement.table'
import { afterSale } from '../../demo/server/trade/after-sales/after-sales.table'
import { moveAfterSale } from '../../demo/server/trade/after-sales/move-after-sale'
import { complaint } from '../../demo/server/trade/complaints/complaints.table'
import { moveComplaint } from '../../demo/server/trade/complaints/move-complaint'
import { contract } from '../../demo/server/trade/contracts/contracts.table'
import { moveContract } from '../../demo/server/trade/contracts/move-contract'
import { enquiry } from '../../demo/server/trade/enquiries/enquiries.table'
import { moveEnquiry } from '../../demo/server/trade/enquiries/move-enquiry'
import { moveOffer } from '../../demo/server/trade/offers/move-offer'
import { offer } from '../../demo/server/trade/offers/offers.table'
import { moveOrder } from '../../demo/server/trade/orders/move-order'
import { orders } from '../../demo/server/trade/orders/orders.table'
import { movePayOrder } from '../../demo/server/trade/payment/pay-orders'
import { payOrder } from '../../demo/server/trade/payment/payment.table'
import { reviewMachine } from '../../src/words/review-machine'
import { reviewState } from '../../src/words/review-state'
import { privateShopMachine } from '../../src/account/private-shops/private-shop-machine'
import { commentMachine } from '../../src/catalogue/reviews/comment-machine'
import { commentState } from '../../src/catalogue/reviews/comment-state'
import { bondMachine, bondState } from '../../src/money/bonds/bond'
import { payoutMachine, payoutState } from '../../src/account/promotion/payout'
import { billMachine } from '../../src/money/credit/bill-machine'
import { billState } from '../../src/money/credit/bill-state'
import { withdrawalMachine } from '../../src/money/deposit/withdrawal-machine'
import { chargeMachine } from '../../src/money/invoices/charge-machine'
import { chargeState } from '../../src/money/invoices/charge-state'
import { invoiceMachine } from '../../src/money/invoices/invoice-machine'
import { invoiceState } from '../../src/words/invoice-state'
import { claimMachine, claimState } from '../../src/money/reimbursement/claim'
import { afterSalesMachine, fits } from '../../src/trade/after-sales/after-sales-machine'
import { returnState } from '../../src/trade/after-sales/return-state'
import { complaintMachine, complaintState } from '../../src/trade/complaints/complaint'
import { contractMachine, contractState } from '../../src/trade/contracts/contract'
import { enquiryMachine } from '../../src/trade/enquiries/enquiry-machine'
import { enquiryState } from '../../src/trade/enquiries/enquiry-state'
import { offerMachine } from '../../src/trade/offers/offer-machine'
import { offerState } from '../../src/trade/offers/offer-state'
import { orderMachine } from '../../src/words/order-machine'
import { orderState } from '../../src/words/order-state'
import { payMachine } from '../../src/words/pay-machine'
import { payOrderState } from '../../src/words/pay-order-state'
import { inState } from './documents-in-state'
import { leastRow, tryEveryStep, stepsAreTried } from './try-every-step'

// Tests the refusal of steps that are not allowed, for all kinds of documents, from their state machines. Separate
// tests check the machines themselves.

const kinds = {
  order: tryEveryStep({
    states: orderState,
    steps: orderMachine,
    table: orders,
    column: orders.state,
    put: inState.order,
    move: moveOrder,
  }),
  quotation: tryEveryStep({
    states: offerState,
    steps: offerMachine,
    table: offer,
    column: offer.state,
    put: inState.offer,
    move: moveOffer,
  }),
  inquiry: tryEveryStep({
    states: enquiryState,
    steps: enquiryMachine,
    table: enquiry,
    column: enquiry.state,
    put: inState.enquiry,
    move: moveEnquiry,
  }),
  contract: tryEveryStep({
    states: contractState,
    steps: contractMachine,
    table: contract,
    column: contract.state,
    put: inState.contract,
    move: moveContract,
  }),
  complaint: tryEveryStep({
    states: complaintState,
    steps: complaintMachine,
    table: complaint,
    column: complaint.state,
    move: moveComplaint,
  }),
  return: tryEveryStep({
    states: returnState,
    steps: afterSalesMachine,
    table: afterSale,
    column: afterSale.returnState,
    put: inState.return,
    move: moveAfterSale,
    isFor: (name) => fits(name, { rightType: 30, returnMethod: 20 }),
    follows: { refund: 'finish', confirm: 'finish' },
  }),
  'pay order': tryEveryStep({
    states: payOrderState,
    steps: payMachine,
    table: payOrder,
    column: payOrder.state,
    put: inState.payOrder,
    move: (id, action, by) => movePayOrder({ id, closedAt: null }, action, by),
  }),
  review: tryEveryStep({
    states: commentState,
    steps: commentMachine,
    table: orderComment,
    column: orderComment.state,
    put: inState.review,
    move: moveComment,
  }),
  'title that is reviewed': tryEveryStep({
    states: reviewState,
    steps: reviewMachine,
    table: invoiceTitle,
    column: invoiceTitle.reviewState,
    put: inState.title,
    move: moveTitle,
  }),
  invoice: tryEveryStep({
    states: invoiceState,
    steps: invoiceMachine,
    table: invoice,
    column: invoice.status,
    put: inState.invoice,
    move: moveInvoice,
  }),
  charge: tryEveryStep({
    states: chargeState,
    steps: chargeMachine,
    table: invoiceCharge,
    column: invoiceCharge.state,
    move: moveCharge,
  }),
  bond: tryEveryStep({
    states: bondState,
    steps: bondMachine,
    table: bond,
    column: bond.state,
    move: moveBond,
  }),
  statement: tryEveryStep({
    states: billState,
    steps: billMachine,
    table: creditBill,
    column: creditBill.state,
    put: inState.statement,
    move: moveBill,
  }),
  claim: tryEveryStep({
    states: claimState,
    steps: claimMachine,
    table: expenseClaim,
    column: expenseClaim.state,
    move: moveClaim,
  }),
  'application to a private shop': tryEveryStep({
    states: reviewState,
    steps: privateShopMachine,
    table: privateShopApply,
    column: privateShopApply.reviewState,
    // A company can apply to a shop only once.
    put: (state) => leastRow(privateShopApply, { reviewState: state, shopId: crypto.randomUUID() }),
    move: moveApplication,
  }),
  payout: tryEveryStep({
    states: payoutState,
    steps: payoutMachine,
    table: commissionPayout,
    column: commissionPayout.state,
    put: inState.payout,
    move: movePayout,
  }),
  withdrawal: tryEveryStep({
    states: reviewState,
    steps: withdrawalMachine,
    table: depositWithdraw,
    column: depositWithdraw.reviewState,
    put: inState.withdrawal,
    move: moveWithdrawal,
  }),
}

describe.each(Object.entries(kinds))('R102: a step of a %s', (_, kind) => stepsAreTried(kind))

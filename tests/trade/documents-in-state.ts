import { commissionPayout } from '../../demo/server/account/promotion/promotion.table'
import type { payoutState } from '../../src/account/promotion/payout'
import { after, day } from '../../demo/server/core/time/business-time'
import { clock } from '../../demo/server/core/time/clock'
import { db } from '../../demo/server/core/database/db'
import { orderComment } from '../../demo/server/catalogue/reviews/reviews.table'
import { give } from '../../demo/server/money/accounts/bookings'
import { freeze } from '../../demo/server/money/accounts/freeze'
import { creditBill } from '../../demo/server/money/credit/credit.table'
import { depositWithdraw } from '../../demo/server/money/deposit/deposit.table'
import { invoiceTitle } from '../../demo/server/money/invoices/invoice-papers.table'
import { invoice } from '../../demo/server/money/invoices/invoices.table'
import { afterSale } from '../../demo/server/trade/after-sales/after-sales.table'
import { contract } from '../../demo/server/trade/contracts/contracts.table'
import { enquiry } from '../../demo/server/trade/enquiries/enquiries.table'
import { offer } from '../../demo/server/trade/offers/offers.table'
import { orderLine, orders } from '../../demo/server/trade/orders/orders.table'
import { payOrder } from '../../demo/server/trade/payment/payment.table'
import { reviewState } from '../../src/words/review-state'
import type { CodeOf } from '../../src/core/language/dictionary'
import type { CommentState } from '../../src/catalogue/reviews/comment-machine'
import type { BillState } from '../../src/money/credit/bill-machine'
import type { InvoiceState } from '../../src/money/invoices/invoice-machine'
import { rightStateOf, type ReturnState } from '../../src/trade/after-sales/after-sales-machine'
import type { ContractState } from '../../src/trade/contracts/contract'
import type { EnquiryState } from '../../src/trade/enquiries/enquiry-machine'
import type { OfferState } from '../../src/trade/offers/offer-machine'
import type { OrderState } from '../../src/words/order-machine'
import type { PayState } from '../../src/words/pay-machine'

const company = { customerId: '10002', placedBy: '10002' }
const whose = { ...company, siteId: '1001' }
const contact = { contactName: '周岚', contactPhone: '13800001001' }
const noTitle = { type: 10, title: '甲', taxNo: '', bank: '', bankCard: '', regAddress: '', regPhone: '' }
const snapshot = { goodsId: '1', goodsName: 'n', skuCode: 'c', spec: {}, image: '', unitName: '个' }

const newId = () => crypto.randomUUID()
type ReviewState = CodeOf<typeof reviewState>

/** Creates a minimal document of each kind in a state. Each returns its id. */
export const inState = {
  async order(state: OrderState) {
    const id = newId()
    await db()
      .insert(orders)
      .values({
        id,
        orderNo: id,
        ...company,
        shopId: '3001',
        state,
        address: {},
        goodsAmount: 1,
        payAmount: 1,
      })
    await db().insert(orderLine).values({ orderId: id, skuId: '1', snapshot, qty: 1, price: 1, payShare: 1 })
    return id
  },
  async offer(state: OfferState) {
    const id = newId()
    await db()
      .insert(offer)
      .values({ id, offerNo: id, state, ...whose, ...contact, waitsSince: clock.now() })
    return id
  },
  async enquiry(state: EnquiryState) {
    const id = newId()
    const deadline = after(clock.now(), day)
    await db()
      .insert(enquiry)
      .values({ id, enquiryNo: id, state, title: '备件', ...whose, ...contact, deadline })
    return id
  },
  async contract(state: ContractState) {
    const id = newId()
    await db()
      .insert(contract)
      .values({ id, contractNo: id, state, title: '框架', months: 12, ...whose })
    return id
  },
  /** Creates a return of goods with refund. */
  async return(returnState: ReturnState) {
    const id = newId()
    const orderId = await inState.order(60)
    const kind = { rightType: 30, returnMethod: 20, reason: 80, description: '', address: {} } as const
    const states = { returnState, rightState: rightStateOf(returnState, kind), movedAt: clock.now() }
    await db()
      .insert(afterSale)
      .values({ id, afterSaleNo: id, orderId, ...whose, appliedBy: '10002', ...kind, ...states })
    return id
  },
  async payOrder(state: PayState) {
    const id = newId()
    await db()
      .insert(payOrder)
      .values({ id, payNo: id, ...company, purpose: 'order', state, amount: 1 })
    return id
  },
  async review(state: CommentState) {
    const id = newId()
    const form = { author: '周**', anonymous: 20, enterprise: 20, stars: 5, text: '好' } as const
    await db()
      .insert(orderComment)
      .values({ id, goodsId: '1', skuId: '1', ...company, state, images: [], ...form })
    return id
  },
  async title(state: ReviewState) {
    const id = newId()
    await db()
      .insert(invoiceTitle)
      .values({ id, customerId: '10002', kind: 30, title: '甲', reviewState: state })
    return id
  },
  async invoice(status: InvoiceState) {
    const id = newId()
    await db()
      .insert(invoice)
      .values({ id, applyNo: id, status, title: noTitle, medium: 20, amount: 100, ...whose })
    return id
  },
  async statement(state: BillState) {
    const id = newId()
    const owed = { month: '2026-10', amount: 500, dueDate: '2026-12-05', issuedAt: clock.now() }
    await db()
      .insert(creditBill)
      .values({ id, customerId: id, state, ...owed })
    return id
  },
  /** Creates a payout with its reserved amount. */
  async payout(state: CodeOf<typeof payoutState>) {
    const id = newId()
    const of = { customerId: '10002', placedBy: '10002' }
    await db()
      .insert(commissionPayout)
      .values({ id, payoutNo: id, ...of, amount: 300, state })
    return id
  },
  async withdrawal(state: ReviewState) {
    const id = newId()
    const wish = { amount: 300, bank: 'x', bankCard: '6222', holder: 'x' }
    await give('10002', 'deposit', 11, wish.amount, id)
    await freeze('10002', wish.amount)
    await db()
      .insert(depositWithdraw)
      .values({ id, customerId: '10002', reviewState: state, ...wish })
    return id
  },
}

import * as z from 'zod/mini'
import { yes } from '../../src/core/api/shapes'
import { invoiceMedium } from '../../src/money/invoices/invoice-medium'
import { afterSalesReason } from '../../src/trade/after-sales/after-sales-reason'
import { afterSalesType } from '../../src/trade/after-sales/after-sales-type'
import { cancelReason } from '../../src/trade/orders/cancel-reason'
import { orderState } from '../../src/words/order-state'
import type { Inquiry } from './inquiry'
import { onlyAs, writeFaults, writing, type Wrote } from './writing'

/** Marker text in all documents that this check writes. */
const mark = 'check-api'

// Ids and amounts are sent back exactly as they were received.
const id = z.union([z.string(), z.number()])
const amount = z.union([z.string(), z.number()])
const goodsList = z.object({
  content: z.array(z.object({ skuItemDefault: z.object({ skuId: id, minQuantity: z.number() }) })),
})
const addressList = z.array(z.object({ id, phone: z.string() }))
const draft = z.object({ draftId: id, stamp: z.string(), amounts: z.object({ pay: amount }) })
const placed = z.object({ orders: z.array(z.object({ id, orderNo: z.string(), state: z.number() })) })
const orderList = z.object({ content: z.array(z.object({ id, orderNo: z.string() })) })
const claimInfo = z.object({
  orderId: id,
  lines: z.array(z.object({ orderLineId: id, maxQuantity: z.number() })),
  types: z.array(z.object({ type: z.number(), enabled: z.number() })),
  reasons: z.array(z.object({ type: z.number(), reasons: z.array(z.number()) })),
})
const made = z.object({ id })
const addedOffer = z.object({ offerId: id, offerNo: z.string() })
const thread = z.object({ thread: z.array(z.object({ text: z.string() })) })
const invoicable = z.object({ content: z.array(z.object({ orderId: id, orderNo: z.string() })) })
const titleList = z.array(z.object({ id, kind: z.number() }))
const applied = z.object({ invoiceIdList: z.array(id) })
const leftOf = z.object({ left: amount })

/**
 * Writes one document of each kind as a test account: an order, a quotation, an after-sales case, an invoice application.
 * Each is advanced, read and cancelled.
 * @param account name of the declared test account
 * @throws WrongArguments if the session belongs to another account
 */
export function documentWriter(inquiry: Inquiry, token: string, account: string) {
  const { site, notTried } = inquiry
  const done = writing(inquiry, token)
  const wrong = writeFaults(inquiry)

  /** Performs a step that changes a state, and checks that the document shows the new state. */
  async function moves(
    step: string,
    detail: string,
    field: string,
    path: Record<string, string>,
    shown: Record<string, string>,
    body?: unknown,
  ) {
    const state = z.object({ [field]: z.number() })
    const stateIn = (data: unknown) => state.safeParse(data).data?.[field]
    const before = stateIn(await done(detail, { path: shown }))
    const answered = stateIn(await done(step, { path, ...(body !== undefined && { body }) }))
    if (answered === undefined) return false
    const after = stateIn(await done(detail, { path: shown }))
    if (after === before) wrong(step, field, `another state than ${before}`, String(after))
    else if (after !== answered) wrong(step, field, `${answered}, as it answered`, String(after))
    return after !== before
  }

  async function order(skuId: string, quantity: number, addressId: string): Promise<Wrote | undefined> {
    const opened = draft.safeParse(await done('openDraft', { body: { buyNow: { skuId, quantity } } })).data
    if (!opened) return undefined
    const path = { id: String(opened.draftId) }
    const changed = draft.safeParse(
      await done('changeDraft', { path, body: { addressId, remark: mark } }),
    ).data
    const read = draft.safeParse(await done('readDraft', { path })).data
    if (!changed || !read) return undefined
    if (read.stamp !== changed.stamp) wrong('readDraft', 'stamp', changed.stamp, read.stamp)
    const body = { draftId: path.id, stamp: read.stamp, payAmount: read.amounts.pay }
    const key = crypto.randomUUID()
    const orders = placed.safeParse(await done('submitOrder', { body }, key)).data?.orders ?? []
    const again = placed.safeParse(await done('submitOrder', { body }, key)).data?.orders ?? []
    if (orders.length + again.length === 0) return undefined
    const numbers = (of: typeof orders) => of.map(({ orderNo }) => orderNo).join(', ')
    if (numbers(again) !== numbers(orders))
      wrong(
        'submitOrder',
        'orders',
        `${numbers(orders)}, however often one Idempotency-Key is sent`,
        numbers(again),
      )
    let takenBack = true
    for (const { id: orderId, orderNo } of new Map(
      [...again, ...orders].map((one) => [one.orderNo, one]),
    ).values()) {
      const own = { id: String(orderId) }
      const reason = { cancelReason: cancelReason.code.other, remark: mark }
      const cancelled = await moves('cancelOrder', 'orderDetail', 'state', own, { no: orderNo }, reason)
      takenBack &&= cancelled
      if (!cancelled) continue
      await done('hideOrder', { path: own })
      const found = orderList.safeParse(await done('pageOrders', { body: { keyword: orderNo } })).data
      if (found?.content.length) wrong('hideOrder', '', `no order ${orderNo} in the list`, 'it is there')
    }
    const what = `order ${numbers(orders)} of ${quantity} × SKU ${skuId}, cancelled`
    return { what, takenBack, left: 'a cancelled order that no list shows' }
  }

  async function quotation(
    skuId: string,
    quantity: number,
    contactPhone: string,
  ): Promise<Wrote | undefined> {
    const lines = [{ skuId, quantity }]
    const body = { lines, contactName: mark, contactPhone, remark: mark }
    const added = addedOffer.safeParse(await done('addOffer', { body })).data
    if (!added) return undefined
    const path = { id: String(added.offerId) }
    await done('writeToOffer', { path, body: { text: mark, files: [] } })
    const messages = thread.safeParse(await done('offerDetail', { path })).data?.thread ?? []
    if (!messages.some(({ text }) => text === mark))
      wrong('writeToOffer', 'thread', `“${mark}” in the talk`, 'it is not there')
    const takenBack = await moves('withdrawOffer', 'offerDetail', 'state', path, path)
    return {
      what: `quotation ${added.offerNo} with a message, withdrawn`,
      takenBack,
      left: 'a withdrawn quotation',
    }
  }

  /** Finds an order that allows an after-sales claim, and its claimable lines. */
  async function claimable() {
    const { toBeReceived, completed } = orderState.code
    const pages = [toBeReceived, completed].map((state) => done('pageOrders', { body: { state } }))
    const orders = (await Promise.all(pages)).flatMap((page) => orderList.safeParse(page).data?.content ?? [])
    for (const { id: orderId, orderNo } of orders) {
      const info = claimInfo.safeParse(
        await done('afterSalesInfo', { path: { orderId: String(orderId) } }),
      ).data
      const line = info?.lines.find(({ maxQuantity }) => maxQuantity > 0)
      const { refund, returnAndRefund } = afterSalesType.code
      const type = info?.types.find(
        (one) => one.enabled === yes && (one.type === refund || one.type === returnAndRefund),
      )?.type
      const reasons = info?.reasons.find((one) => one.type === type)?.reasons ?? []
      const reason = reasons.find((one) => one === afterSalesReason.code.other) ?? reasons.at(-1)
      if (info && line && type !== undefined && reason !== undefined)
        return {
          orderId: info.orderId,
          orderNo,
          type,
          reason,
          lines: [{ orderLineId: line.orderLineId, quantity: 1 }],
        }
    }
    return undefined
  }

  async function afterSales(): Promise<Wrote | undefined> {
    const found = await claimable()
    if (!found) {
      notTried.set('applyForRefund', 'of no order of the account anything may be asked back')
      return undefined
    }
    const { orderId, orderNo, type: rightType, reason, lines } = found
    await done('tryRefund', { body: { orderId, rightType, lines } })
    const body = { orderId, rightType, lines, reason, description: mark, files: [] }
    const key = crypto.randomUUID()
    const asked = made.safeParse(await done('applyForRefund', { body }, key)).data
    if (!asked) return undefined
    const path = { id: String(asked.id) }
    const takenBack = await moves('withdrawAfterSales', 'afterSalesDetail', 'returnState', path, path)
    return { what: `after-sales case of order ${orderNo}, withdrawn`, takenBack, left: 'a withdrawn case' }
  }

  async function invoice(): Promise<Wrote | undefined> {
    const order = invoicable.safeParse(await done('pageInvoicable', { body: {} })).data?.content[0]
    const title = titleList.safeParse(await done('listTitles', {})).data?.[0]
    if (!order || !title) {
      notTried.set('applyInvoice', `the account has no ${order ? 'title' : 'order to invoice'}`)
      return undefined
    }
    const leftNow = async () =>
      leftOf.safeParse(await done('invoicesOfOrder', { path: { no: order.orderNo } })).data?.left
    const before = await leftNow()
    const medium = invoiceMedium.code.electronic
    const orderIdList = [order.orderId]
    await done('tryInvoice', { body: { orderIdList, medium } })
    const answer = applied.safeParse(
      await done('applyInvoice', { body: { orderIdList, titleId: title.id, medium } }),
    ).data
    if (!answer) return undefined
    let takenBack = true
    for (const one of answer.invoiceIdList) {
      const path = { id: String(one) }
      takenBack = (await moves('withdrawInvoice', 'invoiceDetail', 'status', path, path)) && takenBack
    }
    const after = await leftNow()
    if (takenBack && after !== before)
      wrong('withdrawInvoice', 'left', `${before} left to invoice of order ${order.orderNo}`, String(after))
    return {
      what: `application for an invoice of order ${order.orderNo}, withdrawn`,
      takenBack,
      left: 'a withdrawn application',
    }
  }

  return async (): Promise<Wrote[]> => {
    await onlyAs(done, account)
    const body = { brandTerminalId: site.id, inStock: true, pageSize: 1 }
    const sku = goodsList.safeParse(await done('goodsPage', { body })).data?.content[0]?.skuItemDefault
    const address = addressList.safeParse(await done('listAddresses', {})).data?.[0]
    const wrote: (Wrote | undefined)[] = []
    if (sku && address) {
      const [skuId, quantity] = [String(sku.skuId), Math.max(sku.minQuantity, 1)]
      wrote.push(await order(skuId, quantity, String(address.id)))
      wrote.push(await quotation(skuId, quantity, address.phone))
    } else
      for (const name of ['submitOrder', 'addOffer'])
        notTried.set(name, sku ? 'the account has no address' : 'nothing is in stock')
    wrote.push(await afterSales(), await invoice())
    return wrote.flatMap((one) => one ?? [])
  }
}

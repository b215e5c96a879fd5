import * as z from 'zod/mini'
import { endpoint } from '../../core/endpoint'
import { listRange } from '../../core/list-range'
import {
  code,
  codeOf,
  fileList,
  formText,
  id,
  money,
  page,
  paging,
  quantity,
  text,
  wording,
} from '../../core/shapes'
import { ofSite } from '../../site/brand-site/document-site'
import { promisedDay } from '../delivery/delivery.contract'
import { orderUnit } from '../../catalogue/goods/order-unit'
import { requireInfo } from '../cart/add-to-cart.contract'

/** The most kinds of goods of one quotation. */
export const mostOfferLines = 200
const highest = 100_000_000_00

/** What somebody would pay for a piece. */
const wanted = money.check(z.refine((amount) => amount > 0 && amount <= highest))

/** Addresses of files that the buyer uploaded. */
export const offerFiles = z._default(fileList(), [])

/** Goods by their SKU, or in the buyer's own words where the shop does not list them. */
export const typedLine = z.object({
  skuId: z.optional(id),
  name: z._default(text(200), ''),
  quantity,
  unit: z._default(text(20), ''),
  /** Of the shop's goods: item id of the unit that the quantity is given in; absent: the default one. */
  goodsPriceUnit: z.optional(id),
  targetPrice: z.optional(wanted),
})

export const offerLine = z.object({
  id,
  /** Absent where the shop does not list it, or not yet. */
  skuId: z.optional(id),
  goodsId: z.optional(id),
  name: wording,
  skuCode: z._default(z.string(), ''),
  spec: z._default(z.record(wording, wording), {}),
  image: z._default(z.string(), ''),
  /** 10: made as its requirement says. */
  custom: z._default(z.int(), 20),
  /** Of custom goods: what is to be made. */
  requireInfo: z.optional(requireInfo),
  quantity: z.int(),
  unitName: wording,
  /** The unit that was asked in; absent: the default one. */
  orderUnit: z.optional(orderUnit),
  /** What a piece cost when the question was asked. */
  listPrice: z.optional(money),
  targetPrice: z.optional(money),
  /** Of the quote that holds now; absent: not offered. */
  price: z.optional(money),
  amount: z.optional(money),
  /** Of goods that are made to order or not in stock: days until they can be shipped, as they were quoted. */
  deliveryCycle: z.optional(z.int()),
  /** In the detail, while it can be accepted or ordered: when it would arrive if it was ordered now. */
  promise: z.optional(promisedDay),
})
export type OfferLine = z.output<typeof offerLine>

const orderMade = z.object({ id, orderNo: z.string() })

const rowShape = {
  id,
  offerNo: z.string(),
  state: z.int(),
  createdAt: z.string(),
  expectDate: z.optional(z.string()),
  /** How many kinds of goods. */
  kinds: z.int(),
  /** Of the quote that holds now, with its freight. */
  total: z.optional(money),
  /** Until when the quote holds. */
  validTo: z.optional(z.string()),
  /** Seconds until then, by the server's clock, while it waits for the buyer's word or order. */
  secondsLeft: z.optional(z.int()),
  /** The account that asked, where it is another one. */
  placedBy: z.optional(z.object({ id, name: z.string() })),
  ...ofSite,
  /** Orders that it became. */
  orders: z._default(z.array(orderMade), []),
  /** What who asks may do with it now: names of steps and actions of the offer machine. */
  actions: z.optional(z.array(z.string())),
}

/** A quotation as lists show it, with its first lines. */
export const offerRow = z.object({ ...rowShape, lines: z.array(offerLine) })
export type OfferRow = z.output<typeof offerRow>

const quote = z.object({
  no: z.int(),
  createdAt: z.string(),
  validTo: z.string(),
  goodsAmount: money,
  freight: money,
  total: money,
  remark: z.string(),
  /** By line; a line that is missing was not offered. */
  prices: z.array(z.object({ lineId: id, price: money })),
})

export const offerMessage = z.object({
  id,
  by: z.enum(['buyer', 'platform']),
  /** Of the account that wrote it. */
  name: z.optional(z.string()),
  text: z.string(),
  files: z._default(z.array(z.string()), []),
  createdAt: z.string(),
})

const detail = z.object({
  ...rowShape,
  lines: z.array(offerLine),
  contactName: z.string(),
  contactPhone: z.string(),
  remark: z.string(),
  files: z.array(z.string()),
  /** Of a declined one. */
  reason: z._default(z.string(), ''),
  /** All that were made, the latest first. */
  quotes: z.array(quote),
  thread: z.array(offerMessage),
})
export type OfferDetail = z.output<typeof detail>

const base = '/bbb/userCenter/offer'
export const addOffer = endpoint(`POST ${base}/add`, {
  about: 'Asks for a quotation of lines of the cart, of goods, and of goods that the shop does not list.',
  needs: 'token',
  once: true,
  body: z.object({
    cartIdList: z._default(z.array(id).check(z.maxLength(mostOfferLines)), []),
    /** What somebody would pay for a piece of a line of the cart. */
    targets: z._default(
      z.array(z.object({ cartId: id, targetPrice: wanted })).check(z.maxLength(mostOfferLines)),
      [],
    ),
    lines: z._default(z.array(typedLine).check(z.maxLength(mostOfferLines)), []),
    contactName: z._default(formText, ''),
    contactPhone: z._default(formText, ''),
    expectDate: z.optional(formText),
    remark: z.optional(formText),
    files: offerFiles,
  }),
  data: z.object({ offerId: id, offerNo: z.string() }),
})

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const pageOffers = endpoint(`POST ${base}/page`, {
  about: 'Quotations of the buyer’s company, the latest first; a sub-account sees its own.',
  needs: 'token',
  body: z.object({
    ...paging,
    state: z.optional(code),
    /** A part of the number, of a product's name or of its code. */
    keyword: z.optional(text(50)),
    /** So many months back. */
    timeRange: z.optional(codeOf(listRange)),
    /** First and last day. */
    from: z.optional(day),
    to: z.optional(day),
  }),
  data: z.extend(page(offerRow), {
    /** How many quotations are in which state, by its code, whatever state is asked for. */
    counts: z.record(z.string(), z.int()),
  }),
})

export const offerDetail = endpoint(`GET ${base}/detail/{id}`, {
  about: 'A quotation with all that was quoted and said.',
  needs: 'token',
  data: detail,
})

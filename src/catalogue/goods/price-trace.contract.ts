import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { day, id, money, quantity, wording } from '../../core/api/shapes'
import { priceKinds } from './price-kind'

// A separate file, because the steps load only when a buyer asks for them.

const step = z.object({
  kind: z.enum(priceKinds),
  /** Price of a piece by this rule. */
  price: money,
  /** True if the rule applies. The last used step is the price that the buyer pays. */
  used: z.boolean(),
  /** Reason why it does not: `quantity` is below `from`, or the price is `notLower` than the one before it. */
  reason: z.optional(z.enum(['quantity', 'notLower'])),
  /** Pieces from which the price applies. */
  from: z.optional(z.int()),
  /** Name of the activity. */
  title: z.optional(wording),
  /** Number of the contract, inquiry or quotation, for readers who may open it. */
  no: z.optional(z.string()),
  /** Last day of the agreed price. */
  until: z.optional(day),
})

/** Rules from the retail price to the price of the reader. */
export const priceTrace = z.object({
  /** Pieces that the price is for. */
  quantity: z.int(),
  /** Rules in the order in which they apply. */
  steps: z.array(step).check(z.maxLength(12)),
  /** Parts of an order's reductions that fall on the line, in the order in which they are deducted. */
  reductions: z._default(
    z
      .array(z.object({ kind: z.enum(['promotion', 'coupon', 'points']), amount: money }))
      .check(z.maxLength(3)),
    [],
  ),
  /** Amount of the line after its reductions. */
  amount: money,
  /** Next quantity with a lower price, and what it saves compared with the current price. */
  next: z.optional(z.object({ from: z.int(), price: money, saves: money })),
})
export type PriceTrace = z.output<typeof priceTrace>

/** `priceTrace` is absent if the price is hidden from the reader or cannot be explained. */
const traced = z.object({ unitName: z._default(wording, ''), priceTrace: z.optional(priceTrace) })

export const skuPriceTrace = endpoint('POST /bbb/goodsInfo/priceTrace', {
  about:
    'Explains the reader’s price of a SKU at a quantity: rules that apply, rules that do not, and the next quantity with a lower price.',
  body: z.object({
    skuId: id,
    quantity,
    /** Item id of the quantity's unit; absent: the default unit. */
    goodsPriceUnit: z.optional(id),
    brandTerminalId: id,
  }),
  data: traced,
})

export const cartPriceTrace = endpoint('GET /bbb/userCenter/userShoppingCar/priceTrace/{id}', {
  about: 'Explains the price of a cart line, with its share of activities and coupons.',
  needs: 'token',
  data: traced,
})

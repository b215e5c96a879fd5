import { refuse } from '../../core/http/refusal'
import type { Agreed } from '../offers/offer-order'
import type { Frozen } from './requests.table'

const otherQuote = () =>
  refuse(409, [
    '报价内容已变化，请撤回申请后按新报价重新提交',
    'The quotation has changed. Withdraw the request and submit the new quote.',
  ])

/**
 * Returns the content of a request at the prices of the accepted quote, which may be a later one than that of its submission.
 * @throws Refusal 409 the quote is about other lines
 */
export function quotedContent(frozen: Frozen, { lines: agreed, freight }: Agreed): Frozen {
  const byId = new Map(agreed.map((line) => [line.id, line]))
  const asked = frozen.orders.flatMap(({ lineIds }) => lineIds)
  if (asked.length !== agreed.length) throw otherQuote()
  const orders = frozen.orders.map((order, first) => ({
    ...order,
    // As in the checkout, the first order has the freight of the quote.
    freight: first === 0 ? freight : 0,
    lines: order.lines.map((line, at) => {
      const quoted = byId.get(order.lineIds[at] ?? '')
      if (quoted?.skuId !== line.skuId || quoted.quantity !== line.qty) throw otherQuote()
      const { price, deliveryCycle: deliveryDays } = quoted
      const priceTrace = line.priceTrace?.map((step) =>
        step.kind === 'quotation' ? { ...step, price } : step,
      )
      return { ...line, price, deliveryDays, priceTrace }
    }),
  }))
  return { ...frozen, orders }
}

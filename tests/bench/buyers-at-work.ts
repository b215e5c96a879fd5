import type { Endpoint, Input } from '../../src/core/api/endpoint'
import { toDecimal } from '../../src/core/money'
import { goodsDetail, goodsPage } from '../../src/catalogue/goods/goods.contract'
import { addToCart } from '../../src/trade/cart/cart.contract'
import { openDraft, submitOrder } from '../../src/trade/checkout/checkout.contract'
import { callsTo } from '../processes/shop-calls'
import { dataOf, requestFor, type Asking } from '../server/request'

/** Repeated actions of a buyer in the bench, by name. */
export async function buyersAtWork(url: string, captcha: string) {
  const { host, port } = new URL(url)
  const { logIn } = callsTo({ base: url, port: Number(port), captcha })
  const token = await logIn('demo')
  const withoutTerms = await logIn('monthly')
  const ask = async <E extends Endpoint>(endpoint: E, input: Input<E>, asking: Asking = {}) =>
    dataOf(endpoint, await fetch(requestFor(endpoint, input, { host, ...asking })))

  const site = { brandTerminalId: '1001' }
  const wanted = { ...site, pageSize: 100, inStock: true, sort: 'sales' as const }
  const { content } = await ask(goodsPage, { body: wanted }, { token })
  const sellable = content
    .filter(({ skuItemDefault: { stockQuantity, minQuantity } }) => (stockQuantity ?? 0) > 20 * minQuantity)
    .map(({ id, goodsName, skuItemDefault: { skuId, minQuantity } }) => ({
      goodsId: id,
      words: goodsName.slice(0, 4),
      line: { skuId, quantity: minQuantity },
    }))
  let turn = 0
  function next() {
    const goods = sellable[turn++ % sellable.length]
    if (!goods) throw new Error('the shop has nothing in stock')
    return goods
  }
  const find = (asking: Asking) =>
    ask(goodsPage, { body: { ...site, goodsKeyWord: next().words, pageSize: 20 } }, asking)
  const keyed = () => ({ token, key: crypto.randomUUID() })

  return {
    'goods found by words, at own prices': () => find({ token }),
    'goods found by words': () => find({ token: withoutTerms }),
    'a product with its sizes': () => ask(goodsDetail, { path: { id: next().goodsId }, query: site }),
    'goods put into the cart': () => ask(addToCart, { body: { skuGoodsList: [next().line] } }, keyed()),
    'an order, from checkout to placed': async () => {
      const { draftId, stamp, amounts } = await ask(openDraft, { body: { buyNow: next().line } }, { token })
      const order = { draftId, stamp, payAmount: toDecimal(amounts.pay) }
      return ask(submitOrder, { body: order }, keyed())
    },
  }
}

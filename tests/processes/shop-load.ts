import type { Endpoint } from '../../src/core/api/endpoint'
import { goodsPage } from '../../src/catalogue/goods/goods.contract'
import { toDecimal } from '../../src/core/money'
import { addToCart } from '../../src/trade/cart/cart.contract'
import { openDraft, submitOrder } from '../../src/trade/checkout/checkout.contract'
import { cancelOrder } from '../../src/trade/orders/order-steps.contract'
import { pay } from '../../src/trade/payment/payment.contract'
import { randomFrom } from '../../demo/server/core/database/random'
import type { Calls } from './shop-calls'
import type { Shop } from './shop-process'

/** Changes that the server has confirmed. They must be permanent. */
export type Acknowledged =
  | { what: 'ordered' | 'cancelled'; orderId: string }
  | { what: 'paid'; payOrderId: string }
  | { what: 'carted'; skuId: string }
  | { what: 'received'; payNo: string }

/** A call with its key, to be sent again as it was. */
type Sent = {
  code: number
  data: unknown
  /** The answer is kept under its key; of what is paid already, only the state is told. */
  isStored: boolean
  again: () => Promise<{ code: number; data?: unknown; replayed: boolean }>
}
type Placed = { orderId: string; payOrderId: string }

const [scan, deposit, changedMind] = [30, 96, 20]

/** Buyers who order, pay, cancel, fill carts and pay at a provider, as chance has it, until the server is gone. */
export async function openLoad(shop: Shop, { ask, logIn }: Calls, seed: string) {
  const random = randomFrom(seed)
  const lines: Acknowledged[] = []
  const sent: Sent[] = []
  const skus = await saleable()
  const buyers = await Promise.all(
    ['demo', 'retail', 'demo'].map(async (name) => ({
      token: await logIn(name),
      waiting: new Array<Placed>(),
    })),
  )
  type Buyer = (typeof buyers)[number]
  let acts = 0

  async function saleable() {
    const wanted = { brandTerminalId: '1001', pageSize: 20, inStock: true, sort: 'sales' } as const
    const { data } = await ask(goodsPage, { body: wanted })
    if (!data) throw new Error('there is nothing to buy')
    return data.content.map(({ skuItemDefault: { skuId, minQuantity } }) => ({
      skuId,
      quantity: minQuantity,
    }))
  }

  /** Asks with a key of its own, and remembers how to ask once more. */
  async function keyed<E extends Endpoint>(buyer: Buyer, endpoint: E, input: Parameters<typeof ask<E>>[1]) {
    const key = crypto.randomUUID()
    const again = () => ask(endpoint, input, { token: buyer.token, key })
    const { code, data } = await again()
    sent.push({ code, data, isStored: endpoint.path !== pay.path, again })
    return { code, data }
  }

  async function order(buyer: Buyer) {
    const { token } = buyer
    const { data: shown } = await ask(openDraft, { body: { buyNow: random.pick(skus) } }, { token })
    if (!shown) return
    const { draftId, stamp, amounts } = shown
    const { data } = await keyed(buyer, submitOrder, {
      body: { draftId, stamp, payAmount: toDecimal(amounts.pay) },
    })
    for (const { id } of data?.orders ?? []) lines.push({ what: 'ordered', orderId: id })
    const [first] = data?.orders ?? []
    if (first && data?.payOrderId) buyer.waiting.push({ orderId: first.id, payOrderId: data.payOrderId })
  }
  async function payFromDeposit(buyer: Buyer, { payOrderId }: Placed) {
    const body = { payOrderId, payCode: deposit, payPassword: '123456' }
    const { data } = await keyed(buyer, pay, { body })
    if (data?.state === 40) lines.push({ what: 'paid', payOrderId })
  }
  async function cancel({ token }: Buyer, { orderId }: Placed) {
    const { code } = await ask(
      cancelOrder,
      { path: { id: orderId }, body: { cancelReason: changedMind } },
      { token },
    )
    if (code === 200) lines.push({ what: 'cancelled', orderId })
  }
  async function fillCart(buyer: Buyer) {
    const { skuId, quantity } = random.pick(skus)
    const { code } = await keyed(buyer, addToCart, { body: { skuGoodsList: [{ skuId, quantity }] } })
    if (code === 200) lines.push({ what: 'carted', skuId })
  }
  async function payAtProvider({ token }: Buyer, { payOrderId }: Placed) {
    const { data } = await ask(pay, { body: { payOrderId, payCode: scan } }, { token })
    const payNo = /\/demo\/pay\/(P\d+)/.exec(data?.qrContent ?? '')?.[1]
    if (!payNo) return
    const answer = await fetch(`${shop.base}/demo/pay/${payNo}?channel=wechat`, {
      method: 'POST',
      body: new URLSearchParams({ choice: random.pick(['success', 'duplicate']) }),
    }).catch(() => undefined)
    if (answer?.ok) lines.push({ what: 'received', payNo })
  }

  async function act(buyer: Buyer) {
    acts += 1
    const chance = random.next()
    const one = chance < 0.35 ? undefined : buyer.waiting.shift()
    if (!one) return chance < 0.75 ? order(buyer) : fillCart(buyer)
    if (chance < 0.65) return payFromDeposit(buyer, one)
    return chance < 0.82 ? cancel(buyer, one) : payAtProvider(buyer, one)
  }

  return {
    acknowledged: lines,
    sent,
    acts: () => acts,
    /** Until told to stop; calls that the server does not answer any more end at once. */
    async run(stopped: () => boolean) {
      await Promise.all(
        buyers.map(async (buyer) => {
          while (!stopped()) await act(buyer)
        }),
      )
    },
  }
}

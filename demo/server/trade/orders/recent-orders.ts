import { addressesOf } from '../../account/addresses/addresses'
import type { Random } from '../../core/database/random'
import { seededMember } from '../../session/sign-in/seeded-member'
import { demoAccounts } from '../../session/sign-in/sign-in.seed'
import { buyerOf, priceAt, traceAt } from '../cart/buyer'
import { skuFacts } from '../cart/sku-facts'
import { basketOf, type Ware } from './demo-basket'
import { live } from './living-orders'
import { orderFates } from './order-fates'
import { everybody } from '../../catalogue/goods/visible-goods'
import { siteIds } from '../../core/config/site'

/** Returns the maximum amount of a line in minor units, so that the demo accounts have enough funds. */
const dear = (account: string) => (account === 'retail' ? 12_000 : 450_000)

/** Returns whether a SKU has ample stock and its minimum order is affordable. */
const fits = ({ sku: one }: Ware, most: number) =>
  one.stock - one.reserved > 400 && one.goodsPrice * one.minOrderQty < most

/** Chooses goods with enough stock, because earlier seeded orders may have taken it. */
async function stocked(wares: readonly Ware[], random: Random) {
  for (;;) {
    const wanted = basketOf(wares, random).slice(0, random.int(1, 3))
    const facts = await skuFacts(
      wanted.map(({ ware }) => ware.sku.id),
      everybody(siteIds.main),
    )
    const basket = wanted.filter(({ ware, qty }) => (facts.get(ware.sku.id)?.available ?? 0) >= qty)
    if (basket.length > 0) return { basket, facts }
  }
}

/** Chooses affordable goods in stock for an order of a demo account. */
export async function wishOf(wares: readonly Ware[], random: Random, account: string, custom: boolean) {
  const id = demoAccounts.find(({ loginAccount }) => loginAccount === account)?.id ?? ''
  const who = await seededMember(id)
  const buyer = await buyerOf(who)
  const most = dear(account)
  const cheap = wares.filter((ware) => fits(ware, most))
  const { basket, facts } = await stocked(cheap.length > 0 ? cheap : wares, random)
  const lines = basket.map(({ ware: { sku: one, goods: of, unitName }, qty: wanted }) => {
    const known = facts.get(one.id)
    const qty = one.goodsPrice * wanted > most ? one.minOrderQty : wanted
    const [image = ''] = of.pictures
    const { goodsName } = of
    return {
      skuId: one.id,
      qty,
      price: known ? priceAt(known, qty, buyer) : one.goodsPrice,
      priceTrace: known && traceAt(known, qty, buyer),
      custom,
      purchaseNo: '',
      costCentre: '',
      snapshot: { goodsId: of.id, goodsName, skuCode: one.skuCode, spec: one.spec, image, unitName },
    }
  })
  const [to] = await addressesOf(who.companyId)
  const { consignee = '', phone = '', regionCode = '', regionName = '', detail = '' } = to ?? {}
  const address = { consignee, phone, regionCode, regionName, detail }
  const shopId = basket[0]?.ware.goods.shopId ?? ''
  return { buyer, order: { shopId, address, remark: '', freight: 0, lines } }
}

/** Creates recent orders in every state, using the real transitions. */
export async function recentOrders(wares: readonly Ware[], random: Random) {
  for (const { by, hoursAgo, custom = false, fate } of orderFates) {
    const { order, buyer } = await wishOf(wares, random, by, custom)
    await live(order, buyer, hoursAgo, fate)
  }
}

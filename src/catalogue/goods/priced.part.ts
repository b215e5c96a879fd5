import type { Host } from '../../core/host/host'
import type { Goods } from './goods.contract'
import { GoodsPart } from './goods.part'
import { unitOf } from './goods-unit'
import type { skuPricesOf } from './sku-prices.store'

/** Prices of a SKU for pieces of it. */
export type Priced = Pick<
  Goods['skuItemDefault'],
  'priceHidden' | 'goodsPrice' | 'salePrice' | 'oldPrice' | 'priceKind'
> & { skuId: string; unitName: string; quantity: number }

/** Base class of elements that show the price of a product, or of pieces of a SKU. */
export class PricedPart extends GoodsPart {
  declare skuId: string
  declare quantity: number | undefined
  #skuPricesOf?: typeof skuPricesOf

  /** Renders the price. */
  protected drawPriced(_host: Host, _priced: Priced): Node | undefined {
    return undefined
  }

  protected override draw(host: Host) {
    return this.skuId && !this.goods ? this.#drawSku(host, this.skuId) : super.draw(host)
  }

  protected override drawGoods(host: Host, goods: Goods) {
    const sku = goods.skuItemDefault
    if (this.quantity !== undefined) return this.#drawSku(host, sku.skuId)
    return this.drawPriced(host, { ...sku, unitName: unitOf(goods), quantity: sku.minQuantity })
  }

  #drawSku(host: Host, skuId: string) {
    if (!this.#skuPricesOf) {
      // Loaded on demand because most elements show the price of the smallest order.
      import('./sku-prices.store').then(
        (loaded) => {
          this.#skuPricesOf = loaded.skuPricesOf
          this.requestUpdate()
        },
        () => this.show(this.broken()),
      )
      return this.waiting()
    }
    const wanted = this.quantity === undefined ? undefined : Math.max(1, Math.floor(this.quantity))
    const { $state, reload } = this.#skuPricesOf(host.scope).one(skuId, wanted)
    const state = this.use($state)
    const { value } = state
    if (!value) return this.drawWithout(host, state, () => void reload())
    return this.drawPriced(host, { ...value, quantity: wanted ?? value.minQuantity })
  }
}

import { html, nothing } from 'lit'
import type { Host } from '../../core/host'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { foundWords } from './found-words'
import type { Goods } from './goods.contract'
import cardSheet from './goods-card.css?sheet'
import { goodsMessages } from './goods.messages'
import { GoodsPart } from './goods-part.lit'
import { pictureOf, unitOf } from './goods-unit'
import { priceStyles, priceView } from './price.lit'
import { stockStyles, stockView } from './stock.lit'

/** Price, stock, quantity and action of one product in one glance: as a card of a grid or a row of a list. */
export class GoodsCardPart extends GoodsPart {
  static override styles = [...GoodsPart.styles, priceStyles, stockStyles, cardSheet]

  declare layout: 'card' | 'row'
  /** Words to mark in the name: what was searched for. */
  declare highlight: string | undefined

  #picture(goods: Goods, alt: string) {
    const address = pictureOf(goods.goodsImageShow)
    if (!address) return html`<span class="no-picture">${alt}</span>`
    return html`<img
      src=${new URL(address, this.host?.scope.settings.api).href}
      alt=""
      loading="lazy"
      width="160"
      height="160"
    />`
  }

  #name({ goodsName }: Goods) {
    return foundWords(goodsName, this.highlight ?? '').map((part, at) =>
      at % 2 ? html`<mark>${part}</mark>` : part,
    )
  }

  protected override drawGoods(host: Host, goods: Goods) {
    const say = this.say(host, goodsMessages)
    const currency = this.use(siteOf(host.scope).$currency)
    this.use(host.scope.href.$map)
    const href = host.scope.href('goods', { goodsId: goods.id })
    const unit = unitOf(goods)
    // That it is a member price is said beside the price.
    const tag = goods.tags.find(({ kind }) => kind !== 'member')
    const member = goods.skuItemDefault.salePrice !== undefined && goods.skuItemDefault.oldPrice !== undefined
    return html`<article class="card ${this.layout}" aria-label=${goods.goodsName}>
      <a class="tile" href=${href} tabindex="-1" aria-hidden="true">
        ${this.#picture(goods, say('noPicture'))}${tag ? html`<span class="tag">${tag.label}</span>` : nothing}
      </a>
      <div class="words">
        <div class="price-row">
          ${priceView(goods.skuItemDefault, unit, currency, say, () => this.logIn(host))}
          ${member ? html`<span class="member">${say('memberPrice')}</span>` : nothing}
        </div>
        <a class="name" part="title" href=${href} title=${goods.goodsName}>${this.#name(goods)}</a>
        <span class="meta">${goods.brandName} · ${goods.skuItemDefault.skuCode}</span>
        <div class="stock-row">
          ${stockView(goods, say)}
          <span class="minimum">${say('minimum', { n: goods.skuItemDefault.minQuantity, unit })}</span>
        </div>
      </div>
      <trade-add-to-cart
        class="action"
        .goods=${goods}
        emphasis=${this.layout === 'row' ? 'outline' : 'secondary'}
      ></trade-add-to-cart>
    </article>`
  }
}

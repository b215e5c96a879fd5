import { html, nothing } from 'lit'
import type { Host } from '../../core/host'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { compareMessages } from '../compare/compare.messages'
import { compareOf } from '../compare/compare.store'
import { favouritesMessages } from '../favourites/favourites.messages'
import { favouritesOf } from '../favourites/favourites.store'
import { foundWords } from './found-words'
import type { Goods } from './goods.contract'
import cardSheet from './goods-card.css?sheet'
import { goodsMessages } from './goods.messages'
import { GoodsPart } from './goods-part.lit'
import { pictureAddress } from './goods-pictures'
import { pictureOf, unitOf } from './goods-unit'
import { priceStyles, priceView } from './price.lit'
import { stockStyles, stockView } from './stock.lit'

/** Price, stock, quantity and action of one product in one glance: as a card of a grid or a row of a list. */
export class GoodsCardPart extends GoodsPart {
  static override styles = [...GoodsPart.styles, priceStyles, stockStyles, cardSheet]

  declare layout: 'card' | 'row'
  /** Words to mark in the name: what was searched for. */
  declare highlight: string | undefined
  /** Offers to put the product beside others. */
  declare compare: boolean

  #picture(host: Host, goods: Goods, alt: string) {
    const address = pictureAddress(host.scope, pictureOf(goods.goodsImageShow))
    if (!address) return html`<span class="no-picture">${alt}</span>`
    return html`<img
      class=${/\.svg(\?|$)/.test(address) ? 'drawing' : 'photo'}
      src=${address}
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

  #heart(host: Host, { id, goodsName: name }: Goods) {
    const say = this.say(host, favouritesMessages)
    const favourites = favouritesOf(host.scope)
    const kept = this.use(favourites.$ids).has(id)
    const label = say(kept ? 'dropOf' : 'keepOf', { name })
    return html`<button
      class="heart ${kept ? 'kept' : ''}"
      aria-label=${label}
      title=${say(kept ? 'kept' : 'keep')}
      @click=${() => void favourites.toggle(id)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M19 14c1.49-1.46 3-3.21 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.76 0-3 .5-4.5 2-1.5-1.5-2.74-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4.05 3 5.5l7 7Z"
        />
      </svg>
    </button>`
  }

  #comparing(host: Host, goods: Goods) {
    const say = this.say(host, compareMessages)
    const compare = compareOf(host.scope)
    const chosen = this.use(compare.$ids).has(goods.id)
    return html`<label class="compare ${chosen ? 'chosen' : ''}">
      <input
        type="checkbox"
        aria-label=${say('compareOf', { name: goods.goodsName })}
        .checked=${chosen}
        @change=${(event: Event) => {
          compare.toggle(goods)
          // A fifth one was refused: the box says so too.
          if (event.target instanceof HTMLInputElement)
            event.target.checked = compare.$ids.get().has(goods.id)
        }}
      />
      ${say('compare')}
    </label>`
  }

  protected override drawGoods(host: Host, goods: Goods) {
    const say = this.say(host, goodsMessages)
    const currency = this.use(siteOf(host.scope).$currency)
    this.use(host.scope.href.$map)
    const href = host.scope.href('goods', { goodsId: goods.id })
    const unit = unitOf(goods)
    const { salePrice, oldPrice, activityPrice } = goods.skuItemDefault
    const lowered = salePrice !== undefined && oldPrice !== undefined
    const kind = activityPrice === undefined ? 'member' : 'activity'
    // What kind of price it is is said beside the price.
    const tag = goods.tags.find((one) => one.kind !== 'member' && !(lowered && one.kind === kind))
    return html`<article class="goods ${this.layout}" aria-label=${goods.goodsName}>
      <a class="tile" href=${href} tabindex="-1" aria-hidden="true">
        ${this.#picture(host, goods, say('noPicture'))}${tag ? html`<span class="tag">${tag.label}</span>` : nothing}
      </a>
      ${
        this.layout === 'row'
          ? nothing
          : html`<div class="corner">
              ${this.#heart(host, goods)}${this.compare ? this.#comparing(host, goods) : nothing}
            </div>`
      }
      <div class="words">
        <div class="price-row">
          ${priceView(goods.skuItemDefault, unit, currency, say, () => this.logIn(host))}
          ${lowered ? html`<span class="member">${say(`${kind}Price`)}</span>` : nothing}
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
        exportparts="action"
        .goods=${goods}
        emphasis=${this.layout === 'row' ? 'outline' : 'secondary'}
      ></trade-add-to-cart>
      <slot name="actions-after"></slot>
    </article>`
  }
}

import { css, html, nothing } from 'lit'
import type { Host } from '../../core/host'
import type { Say } from '../../core/messages'
import { moneyParts, type CurrencyRule, type Minor } from '../../core/money'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { goodsMessages } from './goods.messages'
import type { Goods } from './goods.contract'
import { GoodsPart } from './goods-part.lit'
import { unitOf } from './goods-unit'

type Prices = Pick<Goods['skuItemDefault'], 'priceHidden' | 'goodsPrice' | 'salePrice' | 'oldPrice'>
type Speech = Say<keyof typeof goodsMessages.texts>

/** An amount, its sign at three quarters of the figure's size. */
function amountView(amount: Minor, currency: CurrencyRule) {
  const { minus, symbol, figure } = moneyParts(amount, currency)
  return html`<span class="amount">${minus}<span class="sign">${symbol}</span>${figure}</span>`
}

/**
 * A price with its unit: the retail price struck beside a lower one, a lock and the way to log in where it is
 * hidden, `enquire` where there is none.
 */
export function priceView(
  prices: Prices,
  unit: string,
  currency: CurrencyRule,
  say: Speech,
  logIn: () => void,
) {
  if (prices.priceHidden) {
    return html`<button class="hidden-price" part="price" @click=${logIn}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect x="5" y="11" width="14" height="9" rx="2" />
        <path d="M8 11V8a4 4 0 0 1 8 0v3" />
      </svg>
      ${say('priceHidden')}
    </button>`
  }
  const now = prices.salePrice ?? prices.goodsPrice
  if (now === undefined) return html`<span class="hidden-price" part="price">${say('enquire')}</span>`
  const before = prices.oldPrice !== undefined && prices.oldPrice > now ? prices.oldPrice : undefined
  return html`<span class="price" part="price">
    ${amountView(now, currency)}${unit ? html`<span class="unit">/${unit}</span>` : nothing}${
      before === undefined
        ? nothing
        : html` <s class="before" aria-label=${say('retailPrice')}>${amountView(before, currency)}</s>`
    }
  </span>`
}

/** What is smaller than the figure makes its line no higher: in a sentence its place is known before it is. */
export const priceStyles = css`
  @layer trade {
    .price,
    .hidden-price {
      font-weight: 600;
      white-space: nowrap;
    }
    .sign {
      font-size: 0.75em;
      line-height: 1;
    }
    .unit,
    .before {
      font-size: 12px;
      line-height: 1;
      font-weight: 400;
      color: var(--trade-ink-3);
    }
    .hidden-price {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      padding: 0;
      border: 0;
      background: none;
      color: var(--trade-brand-text);
    }
    button.hidden-price {
      cursor: pointer;
    }
    button.hidden-price:hover {
      text-decoration: underline;
    }
    .hidden-price svg {
      width: 14px;
      height: 14px;
      fill: none;
      stroke: currentColor;
      stroke-width: 1.75;
    }
  }
`

/** The price of a product inside a sentence. */
export class PricePart extends GoodsPart {
  static override styles = [...GoodsPart.styles, priceStyles]

  protected override drawGoods(host: Host, goods: Goods) {
    const say = this.say(host, goodsMessages)
    const currency = this.use(siteOf(host.scope).$currency)
    return priceView(goods.skuItemDefault, unitOf(goods), currency, say, () => this.logIn(host))
  }
}

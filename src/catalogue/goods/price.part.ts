import type { Host } from '../../core/host/host'
import type { Say } from '../../core/language/messages'
import { moneyParts, type CurrencyRule, type Minor } from '../../core/money'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { make, makeSvg } from '../../ui/make'
import { goodsMessages } from './goods.messages'
import { goodsSheets } from './goods.part'
import { PricedPart, type Priced } from './priced.part'
import sheet from './price.css?sheet'

type Speech = Say<keyof typeof goodsMessages>

/** Creates the node of an amount; its currency sign has three quarters of the figure's size. */
function amountNode(amount: Minor, currency: CurrencyRule) {
  const { minus, symbol, figure } = moneyParts(amount, currency)
  return make('span', {}, minus, make('bdi', {}, symbol), figure)
}

const lock = () =>
  makeSvg(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    makeSvg('rect', { x: '5', y: '11', width: '14', height: '9', rx: '2' }),
    makeSvg('path', { d: 'M8 11V8a4 4 0 0 1 8 0v3' }),
  )

/**
 * Creates the nodes of a price with its unit: struck retail price beside a lower price, a lock and a login button if
 * the price is hidden, `enquire` if there is none.
 */
function priceNode(priced: Priced, currency: CurrencyRule, say: Speech, logIn: () => void) {
  const { priceHidden, salePrice, goodsPrice, oldPrice, unitName } = priced
  if (priceHidden) {
    const look = { class: 'goods-price-hidden', part: 'price', click: logIn }
    return make('button', look, lock(), say('priceHidden'))
  }
  const now = salePrice ?? goodsPrice
  if (now === undefined) return make('span', { class: 'goods-price-hidden', part: 'price' }, say('enquire'))
  const price = make('span', { class: 'price', part: 'price' }, amountNode(now, currency))
  if (unitName) price.append(make('small', {}, `/${unitName}`))
  if (oldPrice !== undefined && oldPrice > now) {
    const look = { 'aria-label': say('retailPrice') }
    price.append(' ', make('s', look, amountNode(oldPrice, currency)))
  }
  return price
}

const sheets = [...goodsSheets, sheet]

/** Price of a product, or of pieces of a SKU, within a sentence. */
export class PricePart extends PricedPart {
  protected override readonly sheets = sheets

  protected override draw(host: Host) {
    this.inState('denied', false)
    return super.draw(host)
  }

  protected override drawPriced(host: Host, priced: Priced) {
    const say = this.say(host, goodsMessages)
    const currency = this.use(siteOf(host.scope).$currency)
    this.inState('denied', priced.priceHidden)
    return priceNode(priced, currency, say, () => this.logIn(host))
  }
}

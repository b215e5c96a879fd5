import type { Host } from '../../core/host/host'
import { make, makeSvg } from '../../ui/make'
import { goodsSheets } from '../goods/goods.part'
import { PricedPart, type Priced } from '../goods/priced.part'
import sheet from './price-why.css?sheet'
import { priceWhyMessages } from './price-why.messages'

const sheets = [...goodsSheets, sheet]

const sign = () =>
  makeSvg(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    makeSvg('path', { d: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 16v-4M12 8h.01' }),
  )

/** Button that shows why a price is what it is. Empty if the back end does not explain the price. */
export class PriceWhyPart extends PricedPart {
  protected override readonly sheets = sheets
  #close: (() => void) | undefined

  override disconnectedCallback() {
    this.#close?.()
    super.disconnectedCallback()
  }

  protected override drawPriced(host: Host, { priceKind, skuId, quantity }: Priced) {
    this.#close?.()
    const say = this.say(host, priceWhyMessages)
    if (!priceKind) return undefined
    // A press on the button closes the box before the click would toggle it.
    let closedByPress = false
    const button: HTMLButtonElement = make(
      'button',
      {
        class: 'price-why',
        part: 'action',
        type: 'button',
        'aria-haspopup': 'dialog',
        'aria-expanded': 'false',
        pointerdown: () => (closedByPress = this.#close !== undefined),
        click: () => {
          if (!closedByPress) void this.#open(host, button, { skuId, quantity })
          closedByPress = false
        },
      },
      sign(),
      say('why'),
    )
    return make('span', {}, button)
  }

  async #open(host: Host, button: HTMLButtonElement, of: { skuId: string; quantity: number }) {
    const loaded = await import('./open-price-box').catch(() => undefined)
    if (!loaded) return this.show(this.broken())
    if (!button.isConnected || this.#close) return
    this.#close = loaded.openPriceBox(host, button, of, () => (this.#close = undefined))
  }
}

import { css, html, nothing } from 'lit'
import type { Host } from '../../core/host'
import type { Goods } from '../../catalogue/goods/goods.contract'
import { goodsMessages } from '../../catalogue/goods/goods.messages'
import { GoodsPart } from '../../catalogue/goods/goods-part.lit'
import { orderable, unitOf } from '../../catalogue/goods/goods-unit'
import { offerOf } from '../../catalogue/goods/saleable'
import { cartOf } from './cart.store'

/** Stepper and button on one line; below 480 px of its own width the button moves to a second one. */
export class AddToCartPart extends GoodsPart {
  static override styles = [
    ...GoodsPart.styles,
    css`
      @layer trade {
        form {
          display: inline-flex;
          flex: 1;
          gap: 8px;
          margin: 0;
        }
        .stepper {
          display: inline-flex;
          height: 28px;
          border: 1px solid var(--trade-line-control);
          border-radius: 4px;
          background: var(--trade-surface);
        }
        .stepper:focus-within {
          border-color: var(--trade-focus);
          box-shadow: 0 0 0 1px var(--trade-focus);
        }
        .stepper button {
          width: 27px;
          border: 0;
          padding: 0;
          background: none;
          color: var(--trade-ink-2);
          cursor: pointer;
        }
        .stepper button:disabled {
          color: var(--trade-ink-disabled);
          background: var(--trade-surface-2);
          cursor: not-allowed;
        }
        .stepper input {
          width: 52px;
          min-width: 0;
          border: solid var(--trade-line);
          border-width: 0 1px;
          padding: 0;
          background: none;
          color: var(--trade-ink);
          font: inherit;
          font-size: 13px;
          text-align: center;
          outline: none;
          appearance: textfield;
        }
        .add {
          display: inline-block;
          flex: 1;
          min-width: 80px;
          height: 28px;
          padding: 0 10px;
          border: 1px solid var(--trade-action, var(--trade-line-control));
          border-radius: 4px;
          background: var(--trade-action, var(--trade-surface));
          color: var(--trade-on-action, var(--trade-ink));
          font-size: 12px;
          line-height: 26px;
          text-align: center;
          text-decoration: none;
          white-space: nowrap;
          cursor: pointer;
        }
        .add:hover {
          background: var(--trade-action, var(--trade-surface-3));
        }
        :host([emphasis='outline']) button.add {
          border-color: var(--trade-brand-text);
          color: var(--trade-brand-text);
          font-weight: 600;
        }
        :host([emphasis='primary']) .add {
          border-color: var(--trade-brand-solid);
          background: var(--trade-brand-solid);
          color: var(--trade-on-brand);
          font-weight: 600;
        }
        .add[aria-disabled='true'] {
          opacity: 0.6;
        }
      }
    `,
  ]

  declare quantity: number | undefined
  declare hideStepper: boolean
  #chosen: number | undefined
  #busy = false

  #setChosen(wanted: number, goods: Goods) {
    this.#chosen = orderable(wanted, goods.skuItemDefault)
    this.requestUpdate()
  }

  async #add(host: Host, goods: Goods, quantity: number) {
    if (this.#busy) return
    this.#busy = true
    this.requestUpdate()
    await cartOf(host.scope).add([{ skuId: goods.skuItemDefault.skuId, goodsId: goods.id, quantity }], this)
    this.#busy = false
    this.requestUpdate()
  }

  protected override drawGoods(host: Host, goods: Goods) {
    const say = this.say(host, goodsMessages)
    const { minQuantity, step } = goods.skuItemDefault
    const quantity = this.#chosen ?? orderable(this.quantity ?? minQuantity, goods.skuItemDefault)
    this.use(host.scope.href.$map)
    const offer = offerOf(goods)
    if (offer !== 'add') {
      return html`<a class="add" part="action" href=${host.scope.href('goods', { goodsId: goods.id })}
        >${say(offer === 'choose' ? 'chooseSku' : 'enquire')}</a
      >`
    }
    const keys = (event: KeyboardEvent) => {
      const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
      if (!direction) return
      event.preventDefault()
      this.#setChosen(quantity + direction * step * (event.shiftKey ? 10 : 1), goods)
    }
    const typed = (event: Event) => {
      if (event.target instanceof HTMLInputElement) {
        this.#setChosen(Number(event.target.value), goods)
        event.target.value = String(this.#chosen)
      }
    }
    const submit = (event: Event) => {
      event.preventDefault()
      void this.#add(host, goods, this.#chosen ?? quantity)
    }
    return html`<form @submit=${submit}>
      ${
        this.hideStepper
          ? nothing
          : html`<span class="stepper">
              <button
                type="button"
                aria-label=${say('less')}
                ?disabled=${quantity <= minQuantity}
                @click=${() => this.#setChosen(Math.max(minQuantity, quantity - step), goods)}
              >
                −
              </button>
              <input
                inputmode="numeric"
                aria-label="${say('quantity')} ${unitOf(goods)}"
                .value=${String(quantity)}
                @keydown=${keys}
                @change=${typed}
              />
              <button
                type="button"
                aria-label=${say('more')}
                @click=${() => this.#setChosen(quantity + step, goods)}
              >
                +
              </button>
            </span>`
      }
      <button class="add" part="action" aria-disabled=${this.#busy}>
        ${this.#busy ? say('adding') : say('addToCart')}
      </button>
    </form>`
  }
}

import type { Host } from '../../core/host'
import type { Goods } from '../../catalogue/goods/goods.contract'
import { goodsMessages } from '../../catalogue/goods/goods.messages'
import { GoodsPart, goodsSheets } from '../../catalogue/goods/goods.part'
import { orderable, unitOf } from '../../catalogue/goods/goods-unit'
import { offerOf } from '../../catalogue/goods/saleable'
import { make } from '../../ui/make'
import sheet from './add-to-cart.css?sheet'
import { cartOf } from './cart.store'

/** What stays while it is drawn again: somebody may be typing in it. */
function controls() {
  const less = make('button', { type: 'button' }, '−')
  const field = make('input', { inputmode: 'numeric' })
  const more = make('button', { type: 'button' }, '+')
  const stepper = make('span', { class: 'stepper' }, less, field, more)
  const button = make('button', { class: 'cart-add', part: 'action' })
  return { form: make('form', {}, stepper, button), stepper, less, field, more, button }
}

const sheets = [...goodsSheets, sheet]

/** Stepper and button on one line; below 480 px of its own width the button moves to a second one. */
export class AddToCartPart extends GoodsPart {
  protected override readonly sheets = sheets

  declare quantity: number | undefined
  declare hideStepper: boolean
  #controls: ReturnType<typeof controls> | undefined
  #chosen: number | undefined
  /** What the field was told; what is being typed into it stays. */
  #told: number | undefined
  #busy = false

  async #add(host: Host, goods: Goods, quantity: number) {
    if (this.#busy) return
    this.#busy = true
    this.requestUpdate()
    await cartOf(host.scope).add([{ skuId: goods.skuItemDefault.skuId, goodsId: goods.id, quantity }], this)
    this.#busy = false
    this.requestUpdate()
  }

  protected override drawGoods(host: Host, goods: Goods) {
    this.use(host.scope.href.$map)
    const offer = offerOf(goods)
    if (offer === 'add') return this.#form(host, goods)
    const say = this.say(host, goodsMessages)
    const href = host.scope.href('goods', { goodsId: goods.id })
    return make(
      'a',
      { class: 'cart-add', part: 'action', href },
      say(offer === 'choose' ? 'chooseSku' : 'enquire'),
    )
  }

  #form(host: Host, goods: Goods) {
    const say = this.say(host, goodsMessages)
    const { form, stepper, less, field, more, button } = (this.#controls ??= controls())
    const { minQuantity, step } = goods.skuItemDefault
    const quantity = this.#chosen ?? orderable(this.quantity ?? minQuantity, goods.skuItemDefault)
    const choose = (wanted: number) => {
      this.#chosen = orderable(wanted, goods.skuItemDefault)
      this.requestUpdate()
    }

    less.setAttribute('aria-label', say('less'))
    less.disabled = quantity <= minQuantity
    less.onclick = () => choose(quantity - step)
    more.setAttribute('aria-label', say('more'))
    more.onclick = () => choose(quantity + step)
    field.setAttribute('aria-label', `${say('quantity')} ${unitOf(goods)}`)
    if (this.#told !== quantity) field.value = String((this.#told = quantity))
    field.onkeydown = (event) => {
      const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
      if (!direction) return
      event.preventDefault()
      choose(quantity + direction * step * (event.shiftKey ? 10 : 1))
    }
    field.onchange = () => {
      choose(Number(field.value))
      this.#told = this.#chosen
      field.value = String(this.#chosen)
    }
    if (this.hideStepper) stepper.remove()
    else if (!stepper.parentNode) form.prepend(stepper)
    button.setAttribute('aria-disabled', String(this.#busy))
    button.textContent = say(this.#busy ? 'adding' : 'addToCart')
    form.onsubmit = (event) => {
      event.preventDefault()
      void this.#add(host, goods, this.#chosen ?? quantity)
    }
    return form
  }
}

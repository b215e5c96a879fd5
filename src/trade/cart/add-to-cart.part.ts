import { atom } from 'nanostores'
import type { Host } from '../../core/host/host'
import type { Goods } from '../../catalogue/goods/goods.contract'
import { goodsMessages } from '../../catalogue/goods/goods.messages'
import { GoodsPart, goodsSheets } from '../../catalogue/goods/goods.part'
import { orderable, unitOf } from '../../catalogue/goods/goods-unit'
import type { KnownUnit } from '../../catalogue/goods/shown-unit'
import { offerOf } from '../../catalogue/goods/saleable'
import { make } from '../../ui/make'
import sheet from './add-to-cart.css?sheet'
import { cartOf, type CartWish } from './cart.store'

type Rule = { minQuantity: number; step: number; unit?: KnownUnit }
/** Line that the button adds, and its quantity rule. */
export type Choice = { wish: CartWish; rule: Rule; piece: string }

/** Creates the controls. A redraw reuses them, which preserves typed text and focus. */
function controls() {
  const less = make('button', { type: 'button' }, '−')
  const field = make('input', { inputmode: 'numeric' })
  const more = make('button', { type: 'button' }, '+')
  const stepper = make('span', { class: 'stepper' }, less, field, more)
  const button = make('button', { class: 'cart-add', part: 'action' })
  return { form: make('form', {}, stepper, button), stepper, less, field, more, button }
}

const sheets = [...goodsSheets, sheet]

/** Code for products with several units. Null if it failed to load. */
const $units = atom<typeof import('./unit-field.part') | null | undefined>()

/** Code for parts inside a form of the page. */
let formField: typeof import('./form-field.part') | undefined

/**
 * Quantity stepper and button on one line, with a unit select after the stepper if the product has several units.
 * The quantity counts in the selected unit, which is passed to the cart and to the page.
 */
export class AddToCartPart extends GoodsPart {
  static readonly formAssociated = true
  protected override readonly sheets = sheets

  /** Name of the value in the page's form. */
  declare name: string | undefined
  declare quantity: number | undefined
  declare hideStepper: boolean
  declare hideButton: boolean
  /** Item id or code of the initial unit. */
  declare unit: string
  /** Quantity chosen by the user. */
  chosen: number | undefined
  /** Form value restored by the browser, until the user chooses again. */
  restored: string | undefined
  #controls: ReturnType<typeof controls> | undefined
  /** Last quantity written to the field. A redraw does not overwrite typed text. */
  #told: number | undefined
  #busy = false
  /** Current choice. Undefined without a product or if it cannot be ordered. */
  #choice: Choice | undefined
  #inForm = false

  async #add(host: Host, wish: CartWish) {
    if (this.#busy) return
    this.#busy = true
    this.requestUpdate()
    await cartOf(host.scope).add([wish], this)
    this.#busy = false
    this.requestUpdate()
  }

  protected override show(drawn: unknown) {
    super.show(drawn)
    if (this.host) this.#tellForm(this.host)
    // A failed redraw leaves no choice.
    this.#choice = undefined
  }

  #tellForm(host: Host) {
    if (!this.#inForm && (this.internals.form || this.matches(':disabled'))) {
      this.#inForm = true
      // The form is invalid until it receives the choice.
      if (this.name)
        this.internals.setValidity({ customError: true }, this.say(host, goodsMessages)('failed'))
    }
    if (!this.#inForm) return
    if (formField) formField.tellForm(this, this.internals, host, this.#choice)
    else
      void import('./form-field.part').then(
        (code) => {
          formField = code
          this.requestUpdate()
        },
        () => {},
      )
  }

  formAssociatedCallback() {
    this.requestUpdate()
  }
  formDisabledCallback() {
    this.requestUpdate()
  }
  formResetCallback() {
    this.#told = this.chosen = undefined
    formField?.reset(this)
    this.requestUpdate()
  }
  formStateRestoreCallback(state: string) {
    this.restored = state
    this.requestUpdate()
  }

  protected override drawGoods(host: Host, goods: Goods) {
    this.use(host.scope.href.$map)
    const several = goods.priceUnitInfoList.length > 1 && !this.hideStepper
    const units = this.use($units)
    if (units === undefined && (several || this.unit))
      void import('./unit-field.part').then($units.set, () => $units.set(null))
    const offer = offerOf(goods)
    if (offer === 'add') {
      if (units || !this.unit) return this.#form(host, goods, units)
      // The quantity has no meaning while the unit is unknown. If the unit code fails to load, link to the product page.
      if (units === undefined) return this.waiting()
    }
    const say = this.say(host, goodsMessages)
    const href = host.scope.href('goods', { goodsId: goods.id })
    return make(
      'a',
      { class: 'cart-add', part: 'action', href },
      say(offer === 'enquire' ? 'enquire' : 'chooseSku'),
    )
  }

  #form(host: Host, goods: Goods, units: typeof $units.value) {
    const say = this.say(host, goodsMessages)
    const { form, stepper, less, field, more, button } = (this.#controls ??= controls())
    const { skuId } = goods.skuItemDefault
    const rule: Rule = units?.ruleOf(this, goods) ?? goods.skuItemDefault
    const { minQuantity, step, unit } = rule
    const quantity = this.chosen ?? orderable(this.quantity ?? minQuantity, rule)
    const choose = (wanted: number, of = rule) => {
      this.chosen = orderable(wanted, of)
      this.requestUpdate()
    }

    less.setAttribute('aria-label', say('less'))
    less.disabled = quantity <= minQuantity
    less.onclick = () => choose(quantity - step)
    more.setAttribute('aria-label', say('more'))
    more.onclick = () => choose(quantity + step)
    field.setAttribute('aria-label', `${say('quantity')} ${unit?.unitName ?? unitOf(goods)}`)
    units?.drawUnit(this, stepper, { host, goods, quantity, unit, choose })
    if (this.#told !== quantity) field.value = String((this.#told = quantity))
    field.onkeydown = (event) => {
      const up = event.key === 'ArrowUp'
      if (!up && event.key !== 'ArrowDown') return
      event.preventDefault()
      choose(quantity + (up ? step : -step) * (event.shiftKey ? 10 : 1))
    }
    field.onchange = () => {
      this.#told = undefined
      choose(Number(field.value))
    }
    if (this.hideStepper) stepper.remove()
    else if (!stepper.parentNode) form.prepend(stepper)
    if (this.hideButton) button.remove()
    else if (!button.parentNode) form.append(button)
    button.setAttribute('aria-disabled', String(this.#busy))
    button.textContent = say(this.#busy ? 'adding' : 'addToCart')
    const wish = { skuId, goodsId: goods.id, quantity, unit }
    this.#choice = { wish, rule, piece: unitOf(goods) }
    form.onsubmit = (event) => {
      event.preventDefault()
      if (this.hideButton) this.internals.form?.requestSubmit()
      else void this.#add(host, { ...wish, quantity: this.chosen ?? quantity })
    }
    return form
  }
}

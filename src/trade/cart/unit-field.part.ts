import { changeUnit } from '../../catalogue/goods/change-unit'
import type { Goods } from '../../catalogue/goods/goods.contract'
import { unitOf } from '../../catalogue/goods/goods-unit'
import { unitsOf, type KnownUnit } from '../../catalogue/goods/shown-unit'
import { unitLabel } from '../../catalogue/goods/unit-label'
import { unitMessages } from '../../catalogue/goods/unit.messages'
import { unitRule, type Rule } from '../../catalogue/goods/unit-rule'
import type { Host } from '../../core/host/host'
import { speaker } from '../../core/language/messages'
import { mostPieces } from '../../core/api/shapes'
import { make } from '../../ui/make'
import type { AddToCartPart } from './add-to-cart.part'
import sheet from './unit-field.css?sheet'

// A separate file because many products have only one unit.

/** Product and unit attribute of each part (`of`), and the item id or code of its current unit (`named`). */
const known = new WeakMap<AddToCartPart, { of: string; named: string }>()

/** Resets a part to the unit of its attribute. */
export const forgetUnit = (part: AddToCartPart) => known.delete(part)

/** Returns the quantity rule of a part's product. The quantity counts in `unit`, or in pieces without one. */
export function ruleOf(part: AddToCartPart, goods: Goods) {
  const { skuItemDefault: sku, id } = goods
  const of = `${id} ${part.unit}`
  let given = known.get(part)
  if (given?.of !== of) {
    // The quantity was chosen for another product or unit.
    if (given) part.chosen = undefined
    given = { of, named: part.unit }
    known.set(part, given)
  }
  const { named } = given
  const unit = unitsOf(goods).find(({ itemId, unitCode }) => itemId === named || unitCode === named)
  if (!unit) {
    // For an unknown unit, the quantity attribute has no meaning.
    if (named) part.chosen ??= sku.minQuantity
    return sku
  }
  const { min, step } = unitRule(sku, unit.ratio)
  const most = Math.floor(mostPieces / unit.ratio)
  if (part.chosen) part.chosen = Math.min(part.chosen, most)
  return { unit, minQuantity: min, step }
}

type Drawn = {
  host: Host
  goods: Goods
  quantity: number
  unit: KnownUnit | undefined
  /** Sets a quantity under the rule of its unit. */
  choose: (quantity: number, rule: Rule) => void
}

function furnishing() {
  const word = make('span')
  const field = make('select')
  return { box: make('span', { class: 'cart-add-unit' }, word, field), word, field }
}
const fields = new WeakMap<HTMLElement, ReturnType<typeof furnishing>>()

/** Draws the unit select after a part's stepper, if the product has several units. */
export function drawUnit(
  part: AddToCartPart,
  stepper: HTMLElement,
  { host, goods, quantity, unit, choose }: Drawn,
) {
  const units = unitsOf(goods)
  const { box, word, field } = fields.get(stepper) ?? furnishing()
  fields.set(stepper, { box, word, field })
  if (units.length < 2) return box.remove()
  if (!box.parentNode) stepper.append(box)
  const root = part.shadowRoot
  if (root && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets]

  const say = speaker(unitMessages, host.$locale.get())
  const piece = unitOf(goods)
  word.textContent = unit?.unitName ?? piece
  field.replaceChildren(
    ...units.map((one) => make('option', { value: one.itemId }, unitLabel(say, one, piece))),
  )
  field.value = unit?.itemId ?? units[0]?.itemId ?? ''
  field.setAttribute('aria-label', say('unitOf', { name: goods.goodsName }))
  field.onchange = () => {
    const next = units.find(({ itemId }) => itemId === field.value)
    const before = known.get(part)
    if (!next || !before) return
    known.set(part, { ...before, named: next.itemId })
    const ordered = { pieces: quantity * (unit?.ratio ?? 1), piece, rule: goods.skuItemDefault }
    choose(changeUnit(host.scope, ordered, next), ruleOf(part, goods))
  }
}

import { changeUnit } from '../../catalogue/goods/change-unit'
import type { Goods } from '../../catalogue/goods/goods.contract'
import { unitOf } from '../../catalogue/goods/goods-unit'
import { unitsOf, type KnownUnit } from '../../catalogue/goods/shown-unit'
import { unitLabel } from '../../catalogue/goods/unit-label'
import { unitMessages } from '../../catalogue/goods/unit.messages'
import { unitRule, type Rule } from '../../catalogue/goods/unit-rule'
import type { Host } from '../../core/host'
import { speaker } from '../../core/messages'
import { mostPieces } from '../../core/shapes'
import { make } from '../../ui/make'
import type { AddToCartPart } from './add-to-cart.part'
import sheet from './unit-field.css?sheet'

// Apart, because many goods are sold in one unit alone.

/** What each part was given, and by which name it goes: the unit that was chosen, else the one that the page names. */
const known = new WeakMap<AddToCartPart, { of: string; named: string }>()

/** The page's own unit counts again. */
export const forgetUnit = (part: AddToCartPart) => known.delete(part)

/** How a part's product is ordered; the quantity is counted in `unit`, or in pieces. */
export function ruleOf(part: AddToCartPart, goods: Goods) {
  const { skuItemDefault: sku, id } = goods
  const of = `${id} ${part.unit}`
  let given = known.get(part)
  if (given?.of !== of) {
    // What was chosen of something else, in its unit.
    if (given) part.chosen = undefined
    given = { of, named: part.unit }
    known.set(part, given)
  }
  const { named } = given
  const unit = unitsOf(goods).find(({ itemId, unitCode }) => itemId === named || unitCode === named)
  if (!unit) {
    // Of a unit that the product does not have, the page's number means nothing.
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
  /** Takes another quantity, by how it is ordered now. */
  choose: (quantity: number, rule: Rule) => void
}

function furnishing() {
  const word = make('span')
  const field = make('select')
  return { box: make('span', { class: 'cart-add-unit' }, word, field), word, field }
}
const fields = new WeakMap<HTMLElement, ReturnType<typeof furnishing>>()

/** The unit at the end of a part's stepper, where there are several to choose from. */
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

import '../src/site/paths'
import { speaker } from '../src/core/language/messages'
import { scopeOf, type Scope } from '../src/core/host/scope'
import { cartMessages } from '../src/trade/cart/cart.messages'
import { cartOf } from '../src/trade/cart/cart.store'
import { writtenCounts } from '../src/trade/cart/written-counts'
import { countShown } from '../src/ui/count-shown'
import { drawnAttribute, drawnIn, type DrawnView } from './runtime/drawn-view'
import { bringToasts } from './runtime/toast-host'
import { writeText } from './runtime/write-text'
import { isForPage, shareDrawn } from './runtime/shared-drawing'

/** Writes the cart counts as `Badge` renders them, so that React later starts with them. */
function writeCounts(count: number) {
  for (const { shadowRoot } of document.querySelectorAll(`[${drawnAttribute}]`)) {
    const found = shadowRoot && drawnIn(shadowRoot)
    if (!found) continue
    const badges = [...found.box.querySelectorAll<HTMLElement>('[data-count=cart]')]
    // An add-on has replaced a text. React hydrates with the former count and then shows the new one.
    if (badges.some(({ children }) => [...children].some(({ firstChild }) => !(firstChild instanceof Text))))
      continue
    writtenCounts.set(shadowRoot, count)
    const say = speaker(cartMessages, found.view.locale)
    for (const badge of badges) {
      badge.hidden = count <= 0
      for (const [at, words] of [countShown(count), say('count', { n: count })].entries()) {
        const text = badge.children[at]?.firstChild
        if (text instanceof Text) writeText(text, words)
      }
    }
  }
}

// Loads while the pointer is near, so that the toast host exists when the button is pressed.
bringToasts()

const watched = new WeakSet<Scope>()

/**
 * Adds the goods of a server-rendered card to the cart, as its own button does.
 * @param ids from the card's form: `data-sku-id` and `data-goods-id`
 * @returns false if the page has changed since it was rendered: the element renders again and the press is repeated
 */
export async function addDrawn(
  element: Element,
  ids: DOMStringMap,
  quantity: number,
  view: DrawnView,
): Promise<boolean> {
  const scope = scopeOf(element)
  if (!isForPage(view, scope)) return false
  shareDrawn(scope, view)
  const cart = cartOf(scope)
  if (!watched.has(scope)) {
    watched.add(scope)
    cart.$count.subscribe(writeCounts)
  }
  const { skuId = '', goodsId } = ids
  await cart.add([{ skuId, goodsId, quantity }], element)
  return true
}

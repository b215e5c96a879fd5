import '../src/site/paths'
import { speaker } from '../src/core/messages'
import { scopeOf, type Scope } from '../src/core/scope'
import { cartMessages } from '../src/trade/cart/cart.messages'
import { cartOf } from '../src/trade/cart/cart.store'
import { writtenCounts } from '../src/trade/cart/written-counts'
import { countShown } from '../src/ui/count-shown'
import { drawnAttribute, drawnIn, type DrawnView } from './drawn-view'
import { bringToasts } from './toast-host'
import { isForPage, shareDrawn } from './shared-drawing'

/** Writes counts of the cart as `Badge` draws them: React, which comes later, begins with them. */
function writeCounts(count: number) {
  for (const { shadowRoot } of document.querySelectorAll(`[${drawnAttribute}]`)) {
    const found = shadowRoot && drawnIn(shadowRoot)
    if (!found) continue
    writtenCounts.set(shadowRoot, count)
    const say = speaker(cartMessages, found.view.locale)
    for (const badge of found.box.querySelectorAll<HTMLElement>('[data-count=cart]')) {
      badge.hidden = count <= 0
      for (const [at, words] of [countShown(count), say('count', { n: count })].entries()) {
        const text = badge.children[at]?.firstChild
        if (text) text.nodeValue = words
      }
    }
  }
}

// This comes with a pointer that is near: what the press will say has its place by then.
bringToasts()

const watched = new WeakSet<Scope>()

/**
 * Puts the goods of a drawn card into the cart as its own button does.
 * @param ids what the card's form says of itself: `data-sku-id` and `data-goods-id`
 * @returns false where the page is no more the one that was drawn: all of it is drawn anew, and the press is given again
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

import { goodsKey } from '../../src/catalogue/goods/goods-batch.store'
import type { Host } from '../../src/core/host/host'
import type { SmallPart } from '../../src/ui/small'
import { createServerNodes, ServerNode } from './server-nodes'

/** Matches content that is not the product: it is loading, unknown, or could not be loaded. */
const isWithout = /aria-busy|part="empty"|role="alert"/

/** Small element on a server. */
type SmallOnServer = {
  readonly css: readonly CSSStyleSheet[]
  /** Returns the HTML; empty without the product, or if the element needs more of a browser. */
  html: () => string
}

/** Opens a small element of a product on a server. @param values of its attributes */
export function openSmall(
  part: typeof SmallPart,
  values: Record<string, unknown>,
  host: Host,
): SmallOnServer {
  createServerNodes()
  class OnServer extends part {
    declare goodsId: string
    declare skuCode: string
    get css() {
      return this.sheets
    }
    html() {
      try {
        const drawn = goodsKey(this) && this.draw(host)
        const html = drawn instanceof ServerNode ? drawn.outerHTML : ''
        return isWithout.test(html) ? '' : html
      } catch {
        return ''
      }
    }
  }
  return Object.assign(new OnServer(), values)
}

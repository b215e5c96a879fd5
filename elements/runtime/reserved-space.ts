import { drawnAttribute } from '../../src/core/store/drawn-attribute'

const waiting = (tags: string) =>
  `:is(${tags}):not(:defined,[${drawnAttribute}]){display:block;min-block-size:`

/**
 * Returns the rules that reserve the space of cart and list before their code is there, on pages without
 * `tradefront.css`: one window, and for a cart the space of its lines at the last visit, in pixels.
 */
export function reservedSpace(site: string): string {
  let space = `${waiting('trade-cart,trade-goods-list')}100vh}`
  try {
    const lines = parseFloat(localStorage.getItem(`trade:${site}:cart-lines`)?.slice(2) ?? '')
    const line = innerWidth < 656 ? 199 : innerWidth < 936 ? 113 : 89
    if (lines >= 0) space += `${waiting('trade-cart')}${lines ? 205 + lines * line : 374}px}`
  } catch {
    // The browser stores nothing.
  }
  return `@layer{${space}}`
}

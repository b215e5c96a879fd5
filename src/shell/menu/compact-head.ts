import sheet from './compact-head.css?sheet'

// Scrolled past, the row with search and cart is fixed to the top of the shop's pages. It is the same row: what was typed
// into it stays, and nobody meets two searches. Neither React nor the menu's own code need be here for it. The outlet
// brings this file at the first scroll, drawn or alive: the top of pages without one is theirs.

/** Set on the menu while it is scrolled past. */
const attribute = 'data-compact'
/** How much of the window's top the row covers: what sticks to the top stands below it. */
const covered = '--trade-covered'
const height = '64px'

function show(menu: HTMLElement, compact: boolean) {
  const root = menu.shadowRoot
  if (!root) return
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  menu.toggleAttribute(attribute, compact)
  // Pages with a plain head have no search to keep in sight.
  const covers = compact && root.querySelector('.menu-head') !== null
  document.documentElement.style.setProperty(covered, covers ? height : null)
}

const shop = document.querySelector('trade-storefront')?.shadowRoot ?? document
const menu = shop.querySelector<HTMLElement>('trade-menu')
if (menu) {
  // What the keyboard comes to is not hidden by it.
  document.documentElement.style.scrollPaddingTop = height
  new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (last) show(menu, !last.isIntersecting && last.boundingClientRect.bottom <= 0)
  }).observe(menu)
}

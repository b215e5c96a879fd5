import sheet from './compact-head.css?sheet'

// After scrolling, fixes the row with search and cart to the top of the shop's pages. It is the same row, so typed
// text stays. It works without React and the menu's code: the outlet loads this file at the first scroll. Pages
// without an outlet keep their top.

/** Set on the menu while it is fixed. */
const attribute = 'data-compact'
/** Height of the window's top that the row covers, for sticky content below it. */
const covered = '--trade-covered'
const height = '64px'

function show(menu: HTMLElement, compact: boolean) {
  const root = menu.shadowRoot
  if (!root) return
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  menu.toggleAttribute(attribute, compact)
  // Pages with a plain head have no search row.
  const covers = compact && root.querySelector('.menu-head') !== null
  document.documentElement.style.setProperty(covered, covers ? height : null)
}

const shop = document.querySelector('trade-storefront')?.shadowRoot ?? document
const menu = shop.querySelector<HTMLElement>('trade-menu')
if (menu) {
  // Focused content must not be hidden by the row.
  document.documentElement.style.scrollPaddingTop = height
  new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (last) show(menu, !last.isIntersecting && last.boundingClientRect.bottom <= 0)
  }).observe(menu)
}

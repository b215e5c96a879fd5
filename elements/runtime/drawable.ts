/** Elements whose view the loader requests. */
export const drawable: ReadonlySet<string> = new Set([
  'trade-goods-list',
  'trade-goods-detail',
  'trade-cart',
  'trade-home',
  'trade-login',
  'trade-header',
  'trade-menu',
  'trade-footer',
  'trade-brands',
  'trade-shop',
  'trade-news',
  'trade-activity',
  'trade-outlet',
  'trade-floating-bar',
])

/** Small elements that a server renders as part of a page. Their code replaces the content without hydration. */
export const smallDrawable: ReadonlySet<string> = new Set(['trade-price', 'trade-stock', 'trade-add-to-cart'])

/** Returns whether a server can render an element before its code is loaded. */
export const isDrawable = (tag: string) =>
  drawable.has(tag) || smallDrawable.has(tag) || tag === 'trade-goods-card'

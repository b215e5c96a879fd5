/** Elements that a server can render before their code is loaded. */
export const drawable: ReadonlySet<string> = new Set([
  'trade-goods-list',
  'trade-goods-detail',
  'trade-cart',
  'trade-home',
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

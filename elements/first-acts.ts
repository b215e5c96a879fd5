/** Actions that work before React is loaded. Their code loads when a pointer comes near or the page scrolls. */
export const firstActs = {
  add: () => import('./first-add'),
  quantity: () => import('./first-quantity'),
  link: () => import('./first-link'),
  head: () => import('../src/shell/menu/compact-head'),
}

export type FirstQuantity = Awaited<ReturnType<typeof firstActs.quantity>>

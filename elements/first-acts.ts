/** What is done before React is there: code that comes when a pointer comes near, or the page is scrolled. */
export const firstActs = {
  add: () => import('./first-add'),
  quantity: () => import('./first-quantity'),
  head: () => import('../src/shell/menu/compact-head'),
}

export type FirstQuantity = Awaited<ReturnType<typeof firstActs.quantity>>

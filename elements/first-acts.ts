/** What is done before React is there: code that comes when a pointer comes near. */
export const firstActs = {
  add: () => import('./first-add'),
  quantity: () => import('./first-quantity'),
}

export type FirstQuantity = Awaited<ReturnType<typeof firstActs.quantity>>

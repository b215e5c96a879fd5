/** Number of pieces in the cart as rendered by the server, before hydration. */
export const writtenCounts = new WeakMap<ShadowRoot, number>()

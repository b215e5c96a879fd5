/** Pieces in the cart as they were written into what a server drew, before React was there. */
export const writtenCounts = new WeakMap<ShadowRoot, number>()

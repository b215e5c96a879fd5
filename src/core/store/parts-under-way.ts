/** Number of components whose code is loading. Their rendered HTML stays, and needs the rendered values later. */
export const partsUnderWay = { count: 0 }

/** Imports that have begun, one for each lazily loaded component. A server waits for them before it renders again. */
export const importsBegun: Promise<unknown>[] = []

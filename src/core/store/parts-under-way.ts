/** Number of components whose code is loading. Their rendered HTML stays, and needs the rendered values later. */
export const partsUnderWay = { count: 0 }

/** What elements extend; descriptions are read where there are none, too. */
export const PageElement: typeof HTMLElement = globalThis.HTMLElement ?? class {}

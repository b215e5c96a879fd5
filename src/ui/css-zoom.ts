/** Returns the window pixels per pixel of an element, for pages with CSS zoom. */
export const zoomOf = ({ currentCSSZoom = 1 }: { currentCSSZoom?: number }) => currentCSSZoom

/** Attribute of an element that shows what a server drew; `dark` in the dark theme. */
export const drawnAttribute = 'data-drawn'

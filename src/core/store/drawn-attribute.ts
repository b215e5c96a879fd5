/** Attribute of a server-rendered element; `dark` in the dark theme. */
export const drawnAttribute = 'data-drawn'

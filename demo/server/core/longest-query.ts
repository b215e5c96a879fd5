/** Characters of a view's or drawn page's query: attributes of one element, and a page's own map of addresses. */
export const longestQuery = 8_000

/** Most characters in the query of a view or rendered page: attributes of one element and the page's route map. */
export const longestQuery = 8_000

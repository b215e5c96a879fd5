/** How a count stands beside its word: 999+ above 999. */
export const countShown = (count: number) => (count > 999 ? '999+' : String(count))

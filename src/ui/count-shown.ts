const most = 999

/** How a count stands beside its word: 999, and 999+ above that. */
export const countShown = (count: number) => (count > most ? `${most}+` : String(count))

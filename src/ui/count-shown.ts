const most = 999

/** Formats a count: 999, and 999+ above. */
export const countShown = (count: number) => (count > most ? `${most}+` : String(count))

const most = 99_999

/** How a count stands beside its word: 4,782, and 99,999+ above that. */
export const countShown = (count: number) =>
  String(Math.min(count, most)).replace(/\B(?=(\d{3})+$)/g, ',') + (count > most ? '+' : '')

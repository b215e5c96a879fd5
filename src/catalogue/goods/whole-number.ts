const format = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** A count with thousands separators: 12,050. */
export const wholeNumber = (count: number) => format.format(count)

export type Cell = string | number

const starts = /^[=+\-@\t\r\n]/

/** A text that no spreadsheet takes for a formula; numbers stay numbers. */
export const harmless = <C extends Cell>(cell: C): C | string =>
  typeof cell === 'string' && starts.test(cell) ? `'${cell}` : cell

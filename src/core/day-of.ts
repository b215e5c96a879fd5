/** A day as an address has it, whoever wrote it: undefined where there is no such day. */
export const dayOf = (text: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

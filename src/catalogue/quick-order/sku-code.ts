/** The form in which codes are the same code: full-width signs as plain ones, capitals, no spaces at the ends. */
export const sameCode = (code: string) => code.normalize('NFKC').trim().toUpperCase()

/** The same without whatever separates: `6204-2RS`, `6204 2rs` and `6204_2RS` are one key. */
export const codeKey = (code: string) => sameCode(code).replace(/[^\p{L}\p{N}]/gu, '')

/** Returns the normalised code of a cost centre: `cc-01` and `ＣＣ-01` are the same one. */
export const costCentreKey = (code: string) => code.normalize('NFKC').trim().toLowerCase()

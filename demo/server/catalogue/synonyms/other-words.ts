/** Synonyms by catalogue name. Several names are separated by bars, synonyms by semicolons. */
export type OtherWords = Record<string, string>

/** What goods are called (a keyword; several with bars between them) → other words for it, with semicolons between them. */
export type OtherWords = Record<string, string>

const pairsOf = (signs: readonly string[]) => signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)

/** Returns beginning and end of a word, used to find misspellings: one character of short words, else two. */
const endsOf = (signs: readonly string[], length: number) => {
  const start = signs.slice(0, length).join('')
  const end = signs.slice(-length).join('')
  return [`^${start}`, `${end}$`]
}

/** From this length on, one mistake leaves the first two or the last two characters intact. */
export const longer = 5

/**
 * Returns the lookup keys of a word: its characters and character pairs for partial input, and its ends.
 * @returns `^be`, `ng$` and others
 */
export function wordKeys(word: string): string[] {
  const signs = [...word]
  return [...new Set([...partsOf(word), ...endsOf(signs, signs.length < longer ? 1 : 2)])]
}

/** Returns the characters and character pairs of a text. */
export function partsOf(text: string): string[] {
  const signs = [...text]
  return [...new Set([...signs, ...pairsOf(signs)])]
}

/** Returns the keys of all words that a part of a term may misspell. */
export const keysNear = (term: string): string[] => partsOf(term).flatMap((part) => [`^${part}`, `${part}$`])

/** Returns the keys shared by all words that contain a text. */
export function keysIn(text: string): string[] {
  const signs = [...text]
  return signs.length === 1 ? signs : pairsOf(signs)
}
